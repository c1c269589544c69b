import { randomUUID } from "node:crypto";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { makeStudent, makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { button, field } from "../support/steps.ts";
import { assign } from "../support/teaching.ts";
import { postForm } from "../support/requests.ts";

const phone = { width: 360, height: 740 };

/** A child, a tutor and a guardian who has agreed, with a talk of which a message was reported. */
async function makeTalk() {
  const database = academyDatabase();
  const student = await makeStudent(nextAccount("Student", "Asha"));
  const tutor = await makeTutor();
  const guardian = await makeGuardian({ database }, student, { decision: "given" });
  await assign(student, tutor);
  const { id: lineId } = await database
    .selectFrom("lines")
    .where("student_id", "=", student.id)
    .select("id")
    .executeTakeFirstOrThrow();
  const link = { guardianId: guardian.id, mailKind: "guardian-messages" } as const;
  const token = await createGuardianLink(database, { ...link, opens: "messages" });
  const message = (text: string) => ({ text, clientId: randomUUID() });
  await postForm(`/dashboard/messages/${lineId}`, message("What is to do?"), student.cookie);
  await postForm(`/tutor-dashboard/messages/${lineId}`, message("Exercise 5."), tutor.cookie);
  await postForm(
    `/dashboard/messages/${lineId}/2/report`,
    { reason: "Too short." },
    student.cookie,
  );
  return { student, tutor, guardian, lineId, token };
}

test("the screens of messages", async ({ open }) => {
  const { student, tutor, guardian, lineId, token } = await makeTalk();
  const office = "/admin-dashboard/messages";
  const visits = [
    [
      student,
      [
        "/dashboard/messages",
        `/dashboard/messages/${lineId}`,
        `/dashboard/messages/${lineId}/2/report`,
      ],
    ],
    [
      tutor,
      [
        "/tutor-dashboard/messages",
        `/tutor-dashboard/messages/${lineId}`,
        `/tutor-dashboard/messages/${lineId}/1/report`,
      ],
    ],
    [
      undefined,
      [
        `/guardian/${guardian.pageToken}/messages/${guardian.id}`,
        `/guardian/${guardian.pageToken}/messages/${guardian.id}/${lineId}`,
        `/guardian/messages/${token}`,
        `/guardian/messages/${token}/${lineId}`,
        `/guardian/messages/${token}/${lineId}/1/report`,
      ],
    ],
    [
      theAdmin(),
      [office, `${office}/${lineId}`, `${office}/${lineId}/2`, `${office}/${student.id}`],
    ],
  ] as const;
  for (const [as, paths] of visits) {
    const page = await open({ ...(as && { as }), viewport: phone });
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page, path.replaceAll(/[\w-]{36,}/g, ":id"));
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect([path, wider]).toEqual([path, false]);
    }
  }
});

test("messages are written, confirmed and taken back without JavaScript", async ({ open }) => {
  const { student, lineId } = await makeTalk();
  const page = await open({ as: student, viewport: phone, javaScriptEnabled: false });
  await page.goto(`/dashboard/messages/${lineId}`);
  await field(page, "Your message").fill("My number is 98490 55501.");
  await button(page, "Send").click();
  await expect(page.getByText("a phone number")).toBeVisible();
  await button(page, "Send it all the same").click();
  const own = page.getByRole("listitem").filter({ hasText: "98490 55501" });
  await expect(own).toBeVisible();
  await own.getByRole("button", { name: /^Take back/ }).click();
  await expect(page.getByText("This message was taken back.")).toBeVisible();
  await expect(page.getByText("98490 55501")).toHaveCount(0);
});
