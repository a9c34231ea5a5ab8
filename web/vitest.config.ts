// Apart from vite.config.ts, so that building the page needs nothing that only its tests need.
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/test-setup.ts"],
      testTimeout: 60_000, // on a busy machine
    },
  }),
);
