import type { Config } from "@react-router/dev/config";
import { accountPages, adminPage, publicPages } from "./app/content/pages.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // Each client action is a hundred bytes: a file of its own would cost a request and more in headers.
  splitRouteModules: false,
  // Rendered once, at build, for everybody who is signed out.
  prerender: [
    ...[...publicPages, ...accountPages, adminPage].map(({ path }) => path),
    "/forgot-password",
    "/sitemap.xml",
    "/robots.txt",
  ],
} satisfies Config;
