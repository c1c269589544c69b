import { expect, test } from "vitest";
import { formatDateTime } from "#domain/shared/dates.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { prove } from "#test/support/passkeys.ts";
import { makeAdmin, makeCourse } from "#test/support/people.ts";

const academy = useAcademy();
const at = new Date("2026-11-20T12:00:00Z");
const shown = "November 20, 2026 at 5:30 PM IST";

test("joined, applied and consent dates have hours and minutes (§8, §9)", async () => {
  expect(formatDateTime(at)).toBe(shown);
  const admin = await makeAdmin(academy);
  await prove(admin.browser);
  const { student, tutor } = await makeCourse(academy);
  const { pageToken } = await makeGuardian(academy, student, { decision: "given" });
  const { pool } = academy;
  await pool.query("update students set created_at = $1", [at]);
  await pool.query("update tutors set created_at = $1", [at]);
  await pool.query("alter table guardian_consents disable trigger user");
  await pool.query("update guardian_consents set decided_at = $1", [at]);
  await pool.query("alter table guardian_consents enable trigger user");

  const pages = {
    joined: await admin.browser.read(
      `/admin-dashboard/students?q=${encodeURIComponent(student.email)}`,
    ),
    applied: await admin.browser.read(
      `/admin-dashboard/tutors?q=${encodeURIComponent(tutor.email)}`,
    ),
    "joined, in the file": await admin.browser.read("/admin-dashboard/students.csv"),
    "applied, in the file": await admin.browser.read("/admin-dashboard/tutors.csv"),
    "consent, for the guardian": await new TestBrowser(academy).read(`/guardian/${pageToken}`),
    "consent, for the student": await student.browser.read("/account/guardian"),
    "consent, for an admin": await admin.browser.read(
      `/admin-dashboard/students/${student.id}/guardian`,
    ),
  };
  const without = Object.entries(pages).filter(([, page]) => !page.includes(shown));
  expect(without.map(([name]) => name)).toEqual([]);
});
