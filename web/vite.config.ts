import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { courts } from "./scripts/courts.mjs";

const SERVER = process.env["PRIKUP_SERVER"] ?? "http://127.0.0.1:8765";

const SHARED = /src\/lib\/(ui|api|words|timing)/;

export default defineConfig({
  plugins: [svelte(), courts()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/prikup/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share in one file: many small ones take more in all.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.mjs"], environment: "node" },
});
