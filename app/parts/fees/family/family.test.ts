import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, makeStudent, publish, type Person } from "#test/support/people.ts";
import { updateFeesStart } from "#data/fees/bills.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { saysAmount } from "#test/support/fees.ts";

// What a family reads and says about its fees, on the guardian's page and on the student's.
const academy = useAcademy();
const office = "/admin-dashboard/fees";
let accountant: Person;
let hours = 0;
let transfers = 402_610_000_000;

beforeAll(async () => {
  accountant = await makeAdmin(academy, "accountant");
  await updateFeesStart(academy.database, "2026-01-01");
  const rate = { scope: { is: "academy" }, from: "2026-01-01", madeBy: accountant.id } as const;
  await insertRate(academy.database, { ...rate, kind: "price", paisePerHour: 64_300 });
  await insertRate(academy.database, { ...rate, kind: "pay", paisePerHour: 35_100 });
  await accountant.browser.submit(`${office}/payee`, {
    upiId: "Viluva@OkBank",
    payeeName: "Viluva Academy",
  });
});

/** A student with a lesson of an hour that was held, and perhaps a guardian. */
async function makeFamily({ bornOn = "2012-01-01", hasGuardian = true } = {}) {
  const course = await makeCourse(academy);
  hours += 2;
  const startsAt = new Date(Date.now() - 2 * day - (hours % 20) * 3_600_000);
  const content = { title: `Lesson ${hours}`, startsAt };
  const { student, tutor, assignmentId } = course;
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
  const guardian = hasGuardian
    ? await makeGuardian(academy, student, { decision: "given", bornOn })
    : null;
  const page = guardian ? `/guardian/${guardian.pageToken}/fees/${guardian.id}` : "/dashboard/fees";
  return { ...course, lessonId, guardian, page };
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const visitor = () => new TestBrowser(academy);
const transfer = () => String((transfers += 1));

describe("a guardian", () => {
  test("reads what is to be paid, lesson by lesson, and how, without any pay of the tutor", async () => {
    const { guardian, page, lessonId } = await makeFamily();
    const home = await visitor().read(`/guardian/${guardian?.pageToken}`);
    expect(home).toContain(page);
    expect(textOf(home)).toContain("To pay: ₹643");
    const fees = await visitor().read(page);
    for (const part of ["To pay: ₹643", "Viluva Academy", "I have paid"]) {
      expect(textOf(fees)).toContain(part);
    }
    expect(fees).toContain('value="Viluva@OkBank"');
    expect(fees).toContain('value="643"');
    expect(fees).toMatch(/value="F\d{4}"/);
    expect(fees).toContain(`/sessions/${lessonId}/outcome`);
    expect(saysAmount(fees, 351)).toBe(false);
    // No link that opens a payment program, until the owner has tried it.
    expect(fees).not.toContain('href="upi:');
  });

  test("says what was paid; it counts once the office has found it", async () => {
    const { page } = await makeFamily();
    const reference = transfer();
    const sent = await visitor().submit(page, { amount: "643", reference });
    expect(textOf(sent.page)).toContain(`₹643, ${reference}: waiting for confirmation.`);
    expect(textOf(sent.page)).toContain("To pay: ₹643");
    const again = await visitor().post(page, { amount: "643", reference });
    expect(again.status).toBe(409);

    const list = await accountant.browser.read(`${office}/claims`);
    const card = list.slice(list.indexOf(reference));
    const path = /action="([^"]+\/confirmation)"/.exec(card)?.[1] ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => accountant.browser.post(path)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(textOf(await visitor().read(page))).toContain("Nothing to pay.");
    const { rows } = await academy.pool.query<{ paise: string }>(
      "select paise from payments where reference = $1",
      [reference],
    );
    expect(rows).toEqual([{ paise: "64300" }]);
  });

  // EasyUpiPayment-Android#39: programs report success of payments that never came.
  test("reads that the office has not found it, and why", async () => {
    const { page } = await makeFamily();
    const reference = transfer();
    await visitor().submit(page, { amount: "643", reference });
    const list = await accountant.browser.read(`${office}/claims`);
    const card = list.slice(list.indexOf(reference));
    const path = /action="([^"]+\/refusal)"/.exec(card)?.[1] ?? "";
    await accountant.browser.submit(path, { reason: "Please look at <b>your bank</b>." });
    const read = await visitor().read(page);
    expect(textOf(read)).toContain(`₹643, ${reference}: the office has not found it.`);
    expect(read).not.toContain("<b>your bank</b>");
    expect(textOf(read)).toContain("To pay: ₹643");
    // The same number may be said again, since the office may have been wrong.
    expect((await visitor().post(page, { amount: "643", reference })).status).toBe(303);
  });

  test("is told what is wrong, and keeps what was typed", async () => {
    const { page } = await makeFamily();
    const answer = await visitor().post(page, { amount: "six", reference: "12345" });
    expect(answer.status).toBe(400);
    const shown = await answer.text();
    expect(shown).toContain("Please enter an amount in rupees");
    expect(shown).toContain('value="12345"');
  });

  test("reads no fees of another family's child", async () => {
    const [one, other] = [await makeFamily(), await makeFamily()];
    const path = `/guardian/${one.guardian?.pageToken}/fees/${other.guardian?.id}`;
    expect((await visitor().get(path)).status).toBe(404);
    const claim = { amount: "643", reference: transfer() };
    expect((await visitor().post(path, claim)).status).toBe(404);
  });
});

describe("a student", () => {
  test("without a guardian pays alone", async () => {
    const { student, page } = await makeFamily({ hasGuardian: false });
    expect(await student.browser.read("/dashboard")).toContain('href="/dashboard/fees"');
    expect(textOf(await student.browser.read(page))).toContain("To pay: ₹643");
    const reference = transfer();
    const sent = await student.browser.submit(page, { amount: "643", reference });
    expect(textOf(sent.page)).toContain("waiting for confirmation");
  });

  test("who is a child with a guardian sees no debt, and cannot claim", async () => {
    const { student } = await makeFamily();
    const page = await student.browser.read("/dashboard/fees");
    expect(textOf(page)).toContain("Your guardian sees the fees and pays them.");
    expect(saysAmount(page, 643)).toBe(false);
    expect(await student.browser.read("/dashboard")).not.toContain("/dashboard/fees");
    const claim = { amount: "643", reference: transfer() };
    expect((await student.browser.post("/dashboard/fees", claim)).status).toBe(403);
  });

  test("who is grown up sees it, though there is a guardian", async () => {
    const { student } = await makeFamily({ bornOn: "2000-01-01" });
    expect(textOf(await student.browser.read("/dashboard/fees"))).toContain("To pay: ₹643");
  });

  test("of whom nothing was charged reads so", async () => {
    const student = await makeStudent(academy);
    expect(textOf(await student.browser.read("/dashboard/fees"))).toContain(
      "Nothing has been charged yet.",
    );
  });
});
