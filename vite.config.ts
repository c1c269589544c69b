import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildLanguage, translations } from "./vite.languages.ts";

const parts =
  /\/app\/(request\/answered|ui\/(?!passkeys|table|tabs|toast|dialog|confirmation|restore-focus|copy-field|hidden-username|fact|draft\.|draft-dialog|restored-draft)|domain\/(?!timetable\/(hours|week|days|planning|free-times|grid|request|change-rule|series|lesson-patch|cancellation)|(fresh-proof|admin-password|name|passkey|link-kind|catalogue|catalogue-ids|services|content|mark|tutor|tutor-background|tutor-sign-up|student-sign-up|account|guardian|birth-date|enquiry|language|site|staff|phone-number|digits|invisible|typed-text)\b))/;

const shell =
  /\/app\/(routes\/(?!language|account-|guardian-|birth-date-|confirm-address|fresh-proof|page-meta|now-line|weekly-times-|times-question|booking-|content-|link-messages|[\w-]+-fields?\b)[\w-]+\.tsx?$|content\/(navigation|errors|language-of-text|language\.|media)|art\/(ikat-(band|empty)|logo|graph|weave|palette|initials))/;

// Each file costs a request and a kilobyte of headers: what dashboards share comes in three files,
// not in thirty. The public pages load none of it. A form's fields, and the card that asks for a
// guardian, bring words of their own and stand on few screens: they stay out of the first load, like
// what a proof, a passkey or a common password needs.
const chunks = [
  // Only the public pages read Markdown and phone numbers, on the server.
  { name: "vendor", test: /\/node_modules\/(?!@simplewebauthn\/|marked\/|libphonenumber-js\/)/ },
  // What every signed-in screen shares. In one file, because each costs a kilobyte of headers.
  {
    name: "shell",
    test: new RegExp(`${parts.source}|${shell.source}`),
    minShareCount: 2,
  },
  // What only tutors', admins' and account screens share.
  {
    name: "work",
    test: /\/app\/(ui\/(?!passkeys|draft\.|draft-dialog|copy-field)|domain\/(?!services\b|timetable\/(hours|week|days|grid|request|change-rule|series|lesson-patch|cancellation)|(fresh-proof|admin-password|name|passkey|guardian|enquiry|language|site|staff|tutor-background|phone-number|digits|invisible|typed-text)\b|(content|mark|mark-words)\.ts))/,
    minShareCount: 2,
  },
  // The table of a week, which no first screen has.
  {
    name: "week",
    test: /\/app\/(routes\/(week\/[\w-]+|now-line)\.tsx?$|domain\/timetable\/grid)/,
    minShareCount: 2,
  },
  // What the account's first screen shares with its dialogs and the calendar.
  {
    name: "account",
    test: /\/app\/routes\/(account\/(mail-|email-)?messages\.ts|account-frame\.tsx|language-buttons\.tsx)$|\/app\/(content\/language-words\.ts|domain\/language\.ts|ui\/copy-field\.tsx)$/,
    minShareCount: 2,
  },
  // What a role's first screen and the next ones have in common. The student's home is reached from
  // a course, so its forms come with either.
  {
    name: "student",
    test: /\/app\/routes\/(student\/(?!layout\.)[\w-]+|student\/summary\/(task|task-strip)|lesson-request\/(ask-links|words)|lesson-outcome\/words|guardian-question|times-question|birth-date-(fields|words))\.tsx?$/,
  },
  {
    name: "admin",
    test: /\/app\/routes\/admin\/(?!list-(page|bar|request|filters)|sign-out-|lesson-words|sorted-column|delete-dialog)[\w-]+\.tsx?$/,
    minShareCount: 2,
  },
  // The home has none of the lists' parts.
  {
    name: "lists",
    test: /\/app\/routes\/admin\/(list-(page|bar|request|filters)|sorted-column|delete-dialog|students\/messages)\.tsx?$/,
    minShareCount: 2,
  },
  // Not what only its dialogs need.
  {
    name: "tutor",
    test: /\/app\/routes\/(length-field|link-messages|tutor\/(?!content-|refusals|scope-field)[\w-]+)\.tsx?$/,
    minShareCount: 2,
  },
  // The frame of a form that keeps a draft, and a refused time.
  {
    name: "booking",
    test: /\/app\/(routes\/booking-[\w-]+|ui\/(draft|draft-dialog))\.tsx?$/,
    minShareCount: 2,
  },
  // The form of a content item.
  {
    name: "content",
    test: /\/app\/(routes\/(content-|url-field|tutor\/(content-|scope-field))[\w-]*\.tsx?$|domain\/link-kind\.ts)/,
    minShareCount: 2,
  },
  // The dialog of weekly lessons, for tutors and admins.
  {
    name: "weekly",
    test: /\/app\/(routes\/weekly\/[\w-]+\.tsx?$|domain\/timetable\/series)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [translations(), tailwindcss(), reactRouter()],
  // Where browsers find what is built, and the files of `public` (decision 80).
  base: process.env["BUILD_MEDIA_URL"] || "/",
  worker: { format: "es", plugins: () => [translations()] },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: "./server/app.ts",
          // The first has queues that are the process's, not a bundle's; the second is English in each.
          external: ["#security/scrypt.ts", "#content/site/english-site.ts"],
        },
      },
    },
    client: {
      build: {
        // They have no words. Styles of each language refer to them.
        copyPublicDir: buildLanguage === "en",
        rollupOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
});
