import { defineConfig } from "vite";

/** Builds the worker of signed-in people's browsers, and what takes it away, into `build/worker`. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/worker",
    rollupOptions: {
      input: { worker: "app/worker/worker.ts", "worker-off": "app/worker/off.ts" },
      output: { entryFileNames: "[name].js" },
    },
  },
});
