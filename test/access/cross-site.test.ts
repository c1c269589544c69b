import { beforeAll, describe, expect, test } from "vitest";
import { readState, useAcademy } from "#test/support/academy.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl } from "#test/support/urls.ts";
import { createTestAccounts, type Actor, type TestAccounts } from "./actors.ts";
import type { Url } from "./answers.ts";
import { lessonIds } from "./lesson.ts";

const academy = useAcademy();
let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
});

const fields = { email: "forged@evil.example", password: "correct horse", reason: "Forged." };

/** Every form that changes something, and whose browser another site would send it from. */
const forms: [url: Url, actor: Actor][] = [
  ["/login", "visitor"],
  ["/signup", "visitor"],
  ["/tutor-login", "visitor"],
  ["/tutor-signup", "visitor"],
  ["/book-a-demo", "visitor"],
  ["/admin-login", "visitor"],
  ["/logout", "student"],
  ["/dashboard/demo", "student"],
  ["/dashboard/items/:studyItemId/finish", "student"],
  ["/dashboard/items/:studyItemId/reopen", "student"],
  ["/dashboard/sessions/:liveSessionId/attendance", "student"],
  ["/dashboard/sessions/:liveSessionId/request", "student"],
  ["/dashboard/sessions/:liveSessionId/request/withdrawal", "student"],
  ["/dashboard/sessions/:liveSessionId/outcome", "student"],
  ["/tutor-dashboard/requests/:requestId", "tutor"],
  ["/tutor-dashboard/sessions/:liveSessionId/attendance", "tutor"],
  ["/admin-dashboard/lessons/:liveSessionId", "admin"],
  ["/admin-dashboard/lessons/:liveSessionId/move", "admin"],
  ["/admin-dashboard/lessons/:liveSessionId/move/undo", "admin"],
  ["/admin-dashboard/lessons/:liveSessionId/cancellation", "admin"],
  ["/admin-dashboard/lessons/:liveSessionId/restoration", "admin"],
  ["/admin-dashboard/lessons/:liveSessionId/make-up", "admin"],
  ["/admin-dashboard/lessons/:liveSessionId/link", "admin"],
  ["/admin-dashboard/tutors/:tutorId/away", "admin"],
  ["/requests/:requestToken", "visitor"],
  ["/tutor-dashboard/:assignmentId/:section/add", "tutor"],
  ["/tutor-dashboard/:assignmentId/:section/weekly", "tutor"],
  ["/tutor-dashboard/:assignmentId/:section/:itemId/delete", "tutor"],
  ["/tutor-dashboard/:assignmentId/:section/:liveSessionId/cancel", "tutor"],
  ["/tutor-dashboard/:assignmentId/:section/:liveSessionId/make-up", "tutor"],
  ["/admin-dashboard/students/:studentId/delete", "admin"],
  ["/admin-dashboard/students/:studentId/sign-out", "admin"],
  ["/account/hours", "tutor"],
  ["/account/hours/time-off", "tutor"],
  ["/account/times", "student"],
  ["/admin-dashboard/holidays", "admin"],
  ["/admin-dashboard/holidays/acceptance", "admin"],
  ["/admin-dashboard/setup/skip", "admin"],
  ["/admin-dashboard/setup/test-mail", "admin"],
  ["/admin-dashboard/enquiries/new", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/call", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/loss", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/next-step", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/demo", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/demo/outcome", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/deletion", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/owner", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/reopening", "admin"],
  ["/admin-dashboard/site/publication", "admin"],
  ["/admin-dashboard/site/draft/removal", "admin"],
  ["/admin-dashboard/site/versions/:siteVersion", "admin"],
  ["/admin-dashboard/site/logo", "admin"],
  ["/admin-dashboard/site/:siteSection", "admin"],
  ["/admin-dashboard/site/:siteSection/:siteLanguage", "admin"],
  ["/admin-dashboard/enquiries/:enquiryId/enrolment", "admin"],
  ["/admin-dashboard/syllabus", "admin"],
  ["/admin-dashboard/syllabus/removal", "admin"],
  ["/admin-dashboard/tutors/approvals", "admin"],
  ["/admin-dashboard/tutors/:tutorId/approval", "admin"],
  ["/admin-dashboard/tutors/:tutorId/rejection", "admin"],
  ["/admin-dashboard/assignments/new", "admin"],
  ["/admin-dashboard/assignments/:assignmentId/delete", "admin"],
];

const origins: Record<string, (own: string) => Record<string, string>> = {
  "another site": () => ({ origin: "https://evil.example" }),
  "an opaque origin": () => ({ origin: "null" }),
  "a name that begins as ours": (own) => ({ origin: `${own}.evil.example` }),
  "a browser that says cross-site": (own) => ({ origin: own, "sec-fetch-site": "cross-site" }),
  "a neighbour of the same site": (own) => ({ origin: own, "sec-fetch-site": "same-site" }),
};

describe.each(Object.keys(origins))("a form from %s", (from) => {
  // In a usual run each form comes from one of them.
  const shift = Object.keys(origins).indexOf(from);
  test.each(everyNth(Object.keys(origins).length, forms, shift))(
    "to %s is refused and changes nothing",
    async (url, actor) => {
      const lesson = accounts.lesson("tutor", "own");
      if (!lesson) throw new Error("no lesson");
      const before = await readState(academy);
      const headers = origins[from]?.(academy.origin) ?? {};
      const path = fillUrl(url, lessonIds(lesson, "recordings"));
      for (const address of [path, `${path}.data`]) {
        const answer = await accounts.browsers[actor].post(address, fields, headers);
        expect(answer.status, address).toBe(403);
      }
      expect(await readState(academy)).toEqual(before);
    },
  );
});
