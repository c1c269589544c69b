import type { Config } from "@react-router/dev/config";
import { accountPages, adminPage, publicPages } from "./app/content/pages.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // Rendered once, at build, for everybody who is signed out.
  prerender: [
    ...[...publicPages, ...accountPages, adminPage].map(({ path }) => path),
    "/forgot-password",
    "/sitemap.xml",
    "/robots.txt",
  ],
} satisfies Config;
