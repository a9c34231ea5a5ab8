/** Numbers as people of a language write them, with a true minus. */

import { settings } from "../page/settings.svelte";

const written = (value: number, digits: number, signDisplay: "auto" | "exceptZero"): string =>
  new Intl.NumberFormat(settings.language, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay,
  })
    .format(value)
    .replace("-", "−");

export const numberText = (value: number, digits = 0): string => written(value, digits, "auto");

/** "+1.2", "−0.4", "0.0" */
export const signedText = (value: number, digits = 0): string => written(value, digits, "exceptZero");
