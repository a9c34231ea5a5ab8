/** Minutes of a day, as the server has them and as a field for a time has them. */

const two = (number: number): string => String(number).padStart(2, "0");

export const asTime = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export function asMinute(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}
