import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildLanguage, translations } from "./vite.languages.ts";
import { reactAsModules } from "./vite.react.ts";

/** The files of some folders of `app`, without the folders inside them. */
function inFolders(...folders: string[]): RegExp {
  return new RegExp(`/app/(?:${folders.join("|")})/[^/]+$`);
}

// Each file costs a request and a kilobyte of headers: what screens share comes in a file for each
// folder or two, not in thirty. The public pages load none of it.
const chunks = [
  // Only the public pages read Markdown and phone numbers, on the server.
  {
    name: "vendor",
    test: /^\0as-module:|\/node_modules\/(?!@simplewebauthn\/|marked\/|libphonenumber-js\/)/,
  },
  // What every signed-in screen shares.
  {
    name: "shell",
    test: inFolders(
      "shell",
      "ui",
      "art",
      "content/(?:shared|timetable)",
      "domain/(?:shared|lessons|timetable|teaching/catalogue)",
      "parts/account/advice",
      "parts/calendar",
      "parts/messages/home",
      "parts/timetable/(?:next|reader-time)",
      "request",
    ),
    minShareCount: 2,
  },
  // What only tutors', admins' and account screens share.
  {
    name: "work",
    test: inFolders(
      "ui/(?:dialog|kept|records|toast)",
      "domain/(?:account|assignments|audit|people)",
    ),
    minShareCount: 2,
  },
  // Sharing and numbered pages, which no first screen has. A week shares too, so that this is before it.
  { name: "shared", test: inFolders("parts/shared"), minShareCount: 2 },
  // The table of a week, which no first screen has.
  {
    name: "week",
    test: inFolders("parts/timetable/week", "domain/timetable/week"),
    minShareCount: 2,
  },
  // The questions with one answer, which screens of every kind have and no first one.
  { name: "choices", test: inFolders("ui/choices"), minShareCount: 2 },
  { name: "account", test: inFolders("parts/account"), minShareCount: 2 },
  {
    name: "student",
    test: inFolders(
      "parts/teaching/student",
      "parts/guardians",
      "parts/enquiries/demo",
      "parts/timetable/(?:ask|proposals/notice)",
    ),
  },
  {
    name: "admin",
    test: inFolders("parts/office", "parts/people/(?:contact|notes)"),
    minShareCount: 2,
  },
  { name: "lists", test: inFolders("parts/office/list"), minShareCount: 2 },
  {
    name: "tutor",
    test: inFolders("parts/teaching/tutor", "parts/timetable/substitution"),
    minShareCount: 2,
  },
  // The frame of a form that keeps a draft, and a refused time.
  { name: "booking", test: inFolders("parts/timetable/booking", "ui/draft"), minShareCount: 2 },
  {
    name: "content",
    test: inFolders("parts/teaching/content", "domain/teaching"),
    minShareCount: 2,
  },
  {
    name: "weekly",
    test: inFolders("parts/timetable/weekly", "domain/timetable/series"),
    minShareCount: 2,
  },
  // What was written in a line, and the form to write, which no first screen has. After the drafts, which it would take along.
  { name: "messages", test: inFolders("parts/messages", "domain/messages"), minShareCount: 2 },
];

export default defineConfig({
  plugins: [reactAsModules(), translations(), tailwindcss(), reactRouter()],
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
