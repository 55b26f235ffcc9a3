// What the page's code is held to beside its types: `npm run lint`. Formatting is prettier's, warnings of the compiler
// are svelte-check's.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));

export default defineConfig(
  // Written by tools/wire.py, and checked by what uses it.
  globalIgnores(["src/lib/wire/"]),
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // What is reactive is written as $state; a Map beside it is meant to be none.
      ...off("svelte/prefer-svelte-reactivity", "svelte/no-unused-svelte-ignore"),
      // To read something is to depend on it; a space at the edge of a block is lost without braces.
      ...off("@typescript-eslint/no-meaningless-void-operator", "svelte/no-useless-mustaches"),
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
    },
  },
  {
    // ESLint does not know the types of components, of what they pass on, and of what the template narrows: svelte-check does,
    // and lets no implicit `any` through.
    files: ["**/*.svelte"],
    rules: off(
      "@typescript-eslint/no-unsafe-argument",
      "@typescript-eslint/no-unsafe-assignment",
      "@typescript-eslint/no-unsafe-call",
      "@typescript-eslint/no-unsafe-member-access",
      "@typescript-eslint/no-unsafe-return",
      "@typescript-eslint/no-unnecessary-condition",
    ),
  },
  {
    files: ["src/lib/games/*/game.ts"],
    rules: off("@typescript-eslint/no-unnecessary-type-assertion"),
  },
  { files: ["**/*.test.ts"], rules: off("@typescript-eslint/require-await") },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
);
