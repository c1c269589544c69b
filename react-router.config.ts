import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/content/pages.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // Each client action is a hundred bytes: a file of its own would cost a request and more in headers.
  splitRouteModules: false,
  prerender: [...prerenderedPaths],
} satisfies Config;
