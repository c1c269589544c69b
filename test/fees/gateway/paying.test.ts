import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { fastAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeStudent } from "#test/support/people.ts";
import { useAcademy } from "#test/support/academy.ts";
import { paidNotice, razorpayKeys, sendNotice, startRazorpay } from "#test/support/razorpay.ts";
import { insertIssuer } from "#data/fees/documents/issuer.ts";
import { beginFees, makeOwingFamily, payOnline, price, readBooks, textOf } from "./family.ts";

// A family presses "Pay Online".
const razorpay = await startRazorpay();
const academy = useAcademy(razorpayKeys, { ...fastAcademy, gateway: razorpay.options });

beforeAll(async () => {
  const { id } = await beginFees(academy);
  const issuer = { legalName: "Viluva", address: "Hyderabad", state: "36", gstin: "" } as const;
  const rules = { taxRate: 1800, sac: "999293", keepYears: 8, from: "2026-01-01" } as const;
  await insertIssuer(academy.database, { ...issuer, ...rules }, id);
});
afterEach(() => razorpay.reset());

describe("a family that owes something", () => {
  test("goes to a page of the gateway with one press, which learns no name", async () => {
    const owing = await makeOwingFamily(academy);
    const { browser, page, family, student } = owing;
    const shown = await browser.get(page);
    const html = await shown.text();
    expect(textOf(html)).toContain("Pay Online");
    expect(html).toMatch(/<input type="hidden" name="amount" value="643"\/?>/);
    // Browsers check where a form leads in the end.
    expect(shown.headers.get("content-security-policy")).toContain(
      `form-action 'self' ${razorpay.url};`,
    );
    const link = await payOnline(razorpay, owing);
    expect(link).toMatchObject({ amount: price, currency: "INR", status: "created" });
    const { body } = razorpay.asked.findLast(({ path }) => path === "/v1/payment_links") ?? {};
    expect(body).toEqual({
      amount: price,
      currency: "INR",
      accept_partial: false,
      reference_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      description: `F${family.number}`,
      expire_by: expect.any(Number) as number,
      reminder_enable: false,
      // The guardian's own link opens the page to whoever has it.
      callback_url: `${academy.url}/guardian/paid`,
      callback_method: "get",
    });
    expect(JSON.stringify(body)).not.toContain(student.id);
  });

  test("gets the same page for the same amount again, and another one for a part", async () => {
    const owing = await makeOwingFamily(academy);
    const first = await payOnline(razorpay, owing);
    expect((await payOnline(razorpay, owing)).id).toBe(first.id);
    expect((await payOnline(razorpay, owing, "100")).amount).toBe(10_000);
  });

  test("gets one page, though it presses eight times at once", async () => {
    const { browser, page, family } = await makeOwingFamily(academy);
    const press = () => browser.post(`${page}/online`, { amount: "643" });
    const answers = await Promise.all(Array.from({ length: 8 }, press));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toContain(303);
    expect([...statuses].every((status) => status === 303 || status === 409)).toBe(true);
    const made = [...razorpay.links.values()].filter(
      ({ description }) => description === `F${family.number}`,
    );
    expect(made).toHaveLength(1);
  });

  test("finds back, and the payment is in the books with its receipt", async () => {
    const owing = await makeOwingFamily(academy);
    const { browser, page, family } = owing;
    const link = await payOnline(razorpay, owing);
    const payment = razorpay.pay(link);
    await sendNotice(academy, paidNotice(link, payment));
    const back = await browser.get(`/guardian/paid?razorpay_payment_id=${payment.id}`);
    expect([back.status, back.headers.get("location")]).toEqual([302, `${page}?paid`]);
    const read = textOf(await browser.read(`${page}?paid`));
    expect(read).toContain("Nothing to pay.");
    expect(read).toContain("If you have paid, the payment is on this page as soon as");
    expect(read).not.toContain("Pay Online");
    expect(await readBooks(academy, family.id)).toMatchObject({
      owes: 0,
      gateway: price,
      receipts: 1,
      payments: [{ kind: "payment", way: "gateway", paise: price, reference: payment.id }],
    });
    // The way back is known once.
    expect((await browser.get("/guardian/paid")).status).toBe(200);
  });

  test("reads in another browser that the payment will be there", async () => {
    const page = await new TestBrowser(academy).read("/guardian/paid?razorpay_payment_id=pay_1");
    expect(textOf(page)).toContain("the payment is on your page of fees as soon as");
  });

  test.each(["https://evil.example/", "//evil.example", "/guardian/x/fees/y", "/admin-dashboard"])(
    "is never led to %s by a forged way back",
    async (page) => {
      const value = Buffer.from(JSON.stringify({ page, linkId: "x" })).toString("base64");
      const cookie = `viluva_paying=${encodeURIComponent(value)}`;
      const back = await new TestBrowser(academy).get("/guardian/paid", { cookie });
      expect([back.status, back.headers.get("location")]).toEqual([200, null]);
    },
  );

  test("is told what is wrong with an amount, and keeps what was typed", async () => {
    const { browser, page } = await makeOwingFamily(academy);
    const asked = razorpay.asked.length;
    for (const [amount, error] of [
      ["six", "Please enter an amount in rupees"],
      ["0.50", "at least ₹1"],
      ["643.01", "more than is open now"],
    ] as const) {
      const answer = await browser.post(`${page}/online`, { amount });
      expect(answer.status).toBe(400);
      const shown = await answer.text();
      expect(textOf(shown)).toContain(error);
      expect(shown).toContain(`value="${amount}"`);
    }
    expect(razorpay.asked.length).toBe(asked);
  });

  test.each([
    ["does not answer", { drops: "at once" }],
    ["breaks off its answer", { drops: "after" }],
    ["fails", { status: 502 }],
    ["has too much to do", { status: 429 }],
    ["refuses", { status: 400 }],
    ["knows no such key", { status: 401 }],
    ["answers with a page of somebody else", { shortUrl: "https://evil.example" }],
  ] as const)("is told so where the gateway %s, and can pay in another way", async (_, how) => {
    const owing = await makeOwingFamily(academy);
    const { browser, page } = owing;
    Object.assign(razorpay.behaviour, how);
    const answer = await browser.post(`${page}/online`, { amount: "643" });
    expect(answer.status).toBe(409);
    const shown = await answer.text();
    expect(textOf(shown)).toContain("Razorpay does not answer now. Nothing was paid.");
    expect(shown).toContain(`href="${page}"`);
    expect(textOf(await browser.read(page))).toContain("I have paid");
    expect(academy.logged.findLast(({ event }) => event === "gateway-failed")).toMatchObject({
      level: "warn",
      call: "create-link",
    });
    // At once again, as soon as it answers.
    razorpay.reset();
    expect((await payOnline(razorpay, owing)).status).toBe("created");
  });

  test("pays on a page whose making was not heard of, and it is that family's", async () => {
    const { browser, page, family } = await makeOwingFamily(academy);
    razorpay.behaviour.drops = "after";
    await browser.post(`${page}/online`, { amount: "643" });
    razorpay.reset();
    const link = [...razorpay.links.values()].find(
      ({ description }) => description === `F${family.number}`,
    );
    if (!link) throw new Error("no page");
    await sendNotice(academy, paidNotice(link, razorpay.pay(link)));
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0, gateway: price });
  });
});

describe("who owes nothing", () => {
  test("can't pay online", async () => {
    const student = await makeStudent(academy);
    expect(textOf(await student.browser.read("/dashboard/fees"))).not.toContain("Pay Online");
    const opened = await student.browser.get("/dashboard/fees/online");
    expect(opened.headers.get("location")).toBe("/dashboard/fees");
    const answer = await student.browser.post("/dashboard/fees/online", { amount: "1" });
    expect(answer.headers.get("location")).toBe("/dashboard/fees");
  });

  test("is a child whose guardian pays", async () => {
    const { student } = await makeOwingFamily(academy);
    const asked = razorpay.asked.length;
    const opened = await student.browser.get("/dashboard/fees/online");
    expect(opened.headers.get("location")).toBe("/dashboard/fees");
    const answer = await student.browser.post("/dashboard/fees/online", { amount: "643" });
    expect(answer.headers.get("location")).toBe("/dashboard/fees");
    expect(textOf(await student.browser.read("/dashboard/fees"))).toContain("Your guardian");
    expect(razorpay.asked.length).toBe(asked);
  });

  test("is the family of another child", async () => {
    const [one, other] = [await makeOwingFamily(academy), await makeOwingFamily(academy)];
    const path = `/guardian/${one.guardian.pageToken}/fees/${other.guardian.id}/online`;
    expect((await one.browser.get(path)).status).toBe(404);
    expect((await one.browser.post(path, { amount: "643" })).status).toBe(404);
  });
});

test("a grown-up student pays online, also by a script", async () => {
  const { student } = await makeOwingFamily(academy);
  await academy.pool.query("update birth_dates set born_on = '2000-01-01' where student_id = $1", [
    student.id,
  ]);
  const { location } = await student.browser.postData("/dashboard/fees/online", { amount: "643" });
  const link = razorpay.linkAt(location ?? "");
  await sendNotice(academy, paidNotice(link, razorpay.pay(link)));
  const back = await student.browser.get("/guardian/paid");
  expect(back.headers.get("location")).toBe("/dashboard/fees?paid");
  expect(textOf(await student.browser.read("/dashboard/fees"))).toContain("Nothing to pay.");
});
