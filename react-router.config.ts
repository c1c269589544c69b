import type { Config } from "@react-router/dev/config";
import { buildLanguage } from "./vite.languages.ts";

export default {
  appDirectory: "app",
  // `server/build.ts` puts the builds of all languages together; a test has one of its own.
  buildDirectory: process.env["BUILD_FOLDER"] ?? `build/${buildLanguage}`,
  ssr: true,
  // Each build names its own files, so its pages ask it, not the English one.
  routeDiscovery: {
    mode: "lazy",
    manifestPath: buildLanguage === "en" ? "/__manifest" : `/${buildLanguage}/__manifest`,
  },
  // Each client action is a hundred bytes: a file of its own would cost a request and more in headers.
  splitRouteModules: false,
} satisfies Config;
