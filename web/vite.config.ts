import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/igroteka/page", emptyOutDir: true, target: "es2022" },
  test: { css: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8100", ws: true } } },
});
