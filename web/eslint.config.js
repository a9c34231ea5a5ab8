import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";

const UNUSED = { varsIgnorePattern: "^_", argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" };

export default defineConfig(
  { ignores: ["src/types.ts", "src/types/"] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    // What the server sends of a game has its generated type: a board that casts it does not know what it gets.
    files: ["src/boards/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.name=/^(Number|String|Boolean)$/] > MemberExpression[object.name=/^(event|beat)$/]",
          message: "an announcement has its type",
        },
      ],
    },
  },
  {
    rules: {
      "no-undef": "off", // the compiler knows what there is
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "svelte/no-unused-svelte-ignore": "off", // the compiler asks for them in places where this rule does not see why
      "svelte/no-useless-mustaches": "off", // {" "} is a blank that the formatter must not take away
      "svelte/prefer-svelte-reactivity": "off", // a set that nothing watches may be a plain one
    },
  },
);
