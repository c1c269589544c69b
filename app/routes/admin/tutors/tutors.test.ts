import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const urlOf = (id: string, change: string) => `/admin-dashboard/tutors/${id}/${change}`;

function findTutor(id: string) {
  return academy.database
    .selectFrom("tutors")
    .where("id", "=", id)
    .select(["status", "rejection_reason", "approved_date"])
    .executeTakeFirstOrThrow();
}

const transitions = [
  { from: "pending", change: "approval", to: "approved", words: "Tutor approved successfully!" },
  { from: "rejected", change: "approval", to: "approved", words: "Tutor approved successfully!" },
  { from: "approved", change: "approval", to: null, words: "Error approving tutor" },
  { from: "pending", change: "rejection", to: "rejected", words: "Application rejected." },
  { from: "approved", change: "rejection", to: null, words: "Error rejecting tutor" },
  { from: "rejected", change: "rejection", to: null, words: "Error rejecting tutor" },
] as const;

test.each(transitions)("$change of a $from tutor: $words", async ({ from, change, to, words }) => {
  const tutor = await makeTutor(academy, from);
  const before = await findTutor(tutor.id);
  const fields = { reason: "  The certificate is missing. " };
  const { path, page } = await admin.browser.submit(urlOf(tutor.id, change), fields);
  expect(path).toBe("/admin-dashboard/tutors");
  expect(page).toContain(words);
  expect(await admin.browser.read(path)).not.toContain(words);
  const after = await findTutor(tutor.id);
  if (to === null) return expect(after).toEqual(before);
  expect(after.status).toBe(to);
  const dashboard = await tutor.browser.read("/tutor-dashboard");
  if (to === "approved") {
    expect(after.rejection_reason).toBeNull();
    expect(Math.abs(Date.now() - Number(after.approved_date))).toBeLessThan(60_000);
    expect(dashboard).not.toContain("contact support");
  } else {
    expect(after).toMatchObject({
      rejection_reason: "The certificate is missing.",
      approved_date: null,
    });
    expect(dashboard).toContain("The certificate is missing.");
  }
});

describe("a rejection", () => {
  test.each([
    ["", "Please enter a reason."],
    ["  \n", "Please enter a reason."],
    ["r".repeat(501), "Please keep the reason within 500 characters."],
  ])("needs a reason of fitting length", async (reason, words) => {
    const tutor = await makeTutor(academy, "pending");
    const answer = await admin.browser.post(urlOf(tutor.id, "rejection"), { reason });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect((await findTutor(tutor.id)).status).toBe("pending");
  });

  test("shows its reason as text", async () => {
    const tutor = await makeTutor(academy, "pending");
    const reason = "<b>నకలు</b> & 🙏";
    await admin.browser.post(urlOf(tutor.id, "rejection"), { reason });
    const shown = "&lt;b&gt;నకలు&lt;/b&gt; &amp; 🙏";
    expect(await tutor.browser.read("/tutor-dashboard")).toContain(shown);
    expect(await admin.browser.read("/admin-dashboard/tutors")).toContain(shown);
  });
});

test("two admins at the same time: one decision is stored, the other gets an error", async () => {
  const second = await makeAdmin(academy);
  for (const [first, other] of [
    ["approval", "approval"],
    ["rejection", "rejection"],
  ] as const) {
    const { id } = await makeTutor(academy, "pending");
    const pages = await Promise.all([
      admin.browser.submit(urlOf(id, first), { reason: "One." }),
      second.browser.submit(urlOf(id, other), { reason: "Two." }),
    ]);
    expect(pages.filter(({ page }) => /Error (approving|rejecting) tutor/.test(page))).toHaveLength(
      1,
    );
  }
});

test("a decision returns to the same page of the list", async () => {
  const { id } = await makeTutor(academy, "pending");
  const { path } = await admin.browser.submit(`${urlOf(id, "approval")}?q=tutor&sort=name`);
  expect(path).toBe("/admin-dashboard/tutors?q=tutor&sort=name");
});

test("a client-side navigation shows the flash message once, too", async () => {
  const { id } = await makeTutor(academy, "pending");
  const answer = await admin.browser.post(`${urlOf(id, "approval")}.data`);
  expect(answer.status).toBe(202);
  const list = () => admin.browser.getData("/admin-dashboard/tutors");
  expect((await list()).text).toContain("Tutor approved successfully!");
  expect((await list()).text).not.toContain("Tutor approved successfully!");
});

test("the list offers a decision about applications only", async () => {
  const offers = { pending: ["approval", "rejection"], approved: [], rejected: [] };
  for (const [status, expected] of Object.entries(offers)) {
    const { id, email } = await makeTutor(academy, status as keyof typeof offers);
    const page = await admin.browser.read(`/admin-dashboard/tutors?q=${encodeURIComponent(email)}`);
    expect(page).toContain(email);
    const offered = ["approval", "rejection"].filter((change) => page.includes(urlOf(id, change)));
    expect([status, offered]).toEqual([status, expected]);
  }
});
