import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { client } from "./scripts/client.mjs";
import { courts } from "./scripts/courts.mjs";
import { early } from "./scripts/early.mjs";

const SERVER = process.env["PRIKUP_SERVER"] ?? "http://127.0.0.1:8765";

const SHARED =
  /src\/lib\/(ui\/(?!Invite|Seats)|api|timing|i18n|texts|settings|session|router|Header|LanguageMenu|tables|wire\/(thousand|preferans)|rules\/(model|games)|cards\/(pips|CardDefs|faces))|preload-helper/;
/** The table in one file, without what it loads when it is needed. */
const TABLE =
  /src\/(pages\/Table|lib\/(table\/(?!Phrases)|cards\/(?!pips|CardDefs|faces)|games\/(?!.*(Drawing|paper|Token|Pulka|SheetSide|Legend|Written))))/;

export default defineConfig({
  plugins: [svelte(), courts(), client(), early({ home: "Home", table: "Table" })],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/prikup/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share in one file: many small ones take more in all.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: SHARED, priority: 2 },
            { name: "table", test: TABLE },
            { name: "Pulka", test: /games\/preferans\/(Pulka|Drawing|paper|Token|Legend|Written)|keeper\/Drawn/ },
            { name: "Sheets", test: /lib\/sheet\/|SheetSide/ },
            { name: "Keeper", test: /pages\/Sheet|lib\/keeper\/(?!Drawn)/ },
            { name: "pages", test: /pages\/(New|Rules|Account|Matches|Deal)|lib\/(rules|account|replay)\// },
            { name: "later", test: /lib\/fair\/|ui\/Invite|table\/Phrases/ },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: SERVER, ws: true }, "/rules/": SERVER },
  },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.mjs"], environment: "node" },
});
