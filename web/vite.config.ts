import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Scripts and styles are compressed here, once, and not by the server for every visitor.
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each))) {
      const file = join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(content));
    }
  },
};

// The page is built into the Python package, which serves it, perhaps under a path: so all its addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), compressed],
  build: { outDir: "../src/igroteka/page", emptyOutDir: true, target: "es2022" },
  test: { css: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8100", ws: true } } },
});
