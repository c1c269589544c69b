import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// Each file costs a request and a kilobyte of headers: what dashboards share comes in three files,
// not in thirty. The public pages load none of it. A form's fields, and the card that asks for a
// guardian, bring words of their own and stand on few screens: they stay out of the first load, like
// what a proof, a passkey or a common password needs.
const chunks = [
  { name: "vendor", test: /\/node_modules\/(?!@simplewebauthn\/)/ },
  {
    name: "parts",
    test: /\/app\/(ui\/(?!passkeys)|domain\/(?!(fresh-proof|admin-password|name|passkey)\b))/,
    minShareCount: 2,
  },
  {
    name: "shell",
    test: /\/app\/(routes\/(?!account-|guardian-card|confirm-address|fresh-proof|page-meta|[\w-]+-fields)[\w-]+\.tsx?$|content\/(navigation|academy|errors)|art\/(ikat-(band|empty)|logo|graph|weave|palette|initials))/,
  },
  {
    name: "guardian",
    test: /\/app\/routes\/(guardian-card|birth-date-fields|account\/guardian\/messages)\b/,
    minShareCount: 2,
  },
  // What a role's first screen and the next ones have in common.
  ...["student", "admin"].map((role) => ({
    name: role,
    test: new RegExp(String.raw`/app/routes/${role}/[\w-]+\.tsx?$`),
    minShareCount: 2,
  })),
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: "es" },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
