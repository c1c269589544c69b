import { beforeAll, describe, expect, test } from "vitest";
import { joinFamilies, partStudent } from "#data/fees/joining.ts";
import { createFeeLink } from "#data/fees/mails/links.ts";
import { endGuardian } from "#data/guardians/guardians.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  beginFees,
  daysAgo,
  holdLesson,
  issue,
  makeFamily,
  pay,
  setPayer,
} from "#test/support/fees.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";

// What a link in a mail about fees opens, for whom, and when it ends.

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);
const madeBy = "00000000-0000-4000-8000-000000000001";
type Family = Awaited<ReturnType<typeof makeFamily>>;

beforeAll(() => beginFees(academy));

async function linkOf(
  familyId: string,
  reader: { guardianId?: string; studentId?: string; email: string },
): Promise<string> {
  const { guardianId = null, studentId = null, email } = reader;
  const link = { familyId, guardianId, studentId, email, mailKind: "fee-invoice" } as const;
  return `/fees/${await createFeeLink(academy.database, link)}`;
}

/** The link of a guardian of a child of a family. */
async function guardianLink({ familyId, student }: Family) {
  const guardian = await makeGuardian(academy, student, { decision: "given" });
  const path = await linkOf(familyId, { guardianId: guardian.id, email: guardian.email });
  return { guardian, path };
}

async function payerLink({ familyId }: Family, email = "payer@home.example"): Promise<string> {
  await setPayer(academy, familyId, { payerEmail: email });
  return linkOf(familyId, { email });
}

const status = async (path: string) => (await visitor().get(path)).status;

/** A family of two children with an invoice for each of them alone. */
async function makeSiblings() {
  const family = await makeFamily(academy, 2);
  const invoices: string[] = [];
  for (const course of family.courses) {
    await holdLesson(academy, course);
    invoices.push(...(await issue(academy, family.familyId)));
  }
  const [one, other] = family.courses;
  if (!one || !other) throw new Error("no courses");
  return { ...family, one: one.student, other: other.student, invoices };
}

describe("a link to fees", () => {
  test("shows its guardian the lessons and documents of the own child, and one sum of others", async () => {
    const family = await makeSiblings();
    const { path } = await guardianLink(family);
    const page = await visitor().read(path);
    expect(page).toContain("To pay: ₹1,200");
    expect(page).toContain(family.one.name);
    expect(page).not.toContain(family.other.name);
    expect(page).toContain("Lessons of the other children so far: ₹600");
    const [own = "", others = ""] = family.invoices;
    expect(await status(`${path}/documents/${own}`)).toBe(200);
    expect(await status(`${path}/documents/${others}`)).toBe(404);
  });

  test("shows a guardian of both the documents of both", async () => {
    const family = await makeFamily(academy, 2);
    const email = "both@home.example";
    let guardianId = "";
    for (const course of family.courses) {
      ({ id: guardianId } = await makeGuardian(academy, course.student, {
        decision: "given",
        email,
      }));
      await holdLesson(academy, course);
    }
    const [invoiceId = ""] = await issue(academy, family.familyId);
    const path = await linkOf(family.familyId, { guardianId, email });
    expect(await visitor().read(path)).toContain(`${path}/documents/${invoiceId}`);
    const document = await visitor().read(`${path}/documents/${invoiceId}`);
    for (const { student } of family.courses) expect(document).toContain(student.name);
  });

  test("shows the payer all of the family", async () => {
    const family = await makeSiblings();
    const path = await payerLink(family);
    const page = await visitor().read(path);
    for (const { name } of [family.one, family.other]) expect(page).toContain(name);
    for (const id of family.invoices) expect(await status(`${path}/documents/${id}`)).toBe(200);
  });

  test("shows a student who is grown up the own fees", async () => {
    const { familyId, first, student } = await makeFamily(academy);
    await holdLesson(academy, first);
    const path = await linkOf(familyId, { studentId: student.id, email: student.email });
    expect(await visitor().read(path)).toContain("To pay: ₹600");
  });

  test("shows nothing else of a child, and leads nowhere else", async () => {
    const family = await makeFamily(academy);
    const lessonId = await holdLesson(academy, family.first);
    const { path, guardian } = await guardianLink(family);
    const page = await visitor().read(path);
    // Of this lesson the guardian's page says that it may not have taken place.
    const own = await visitor().read(`/guardian/${guardian.pageToken}/fees/${guardian.id}`);
    expect(own).toContain(`sessions/${lessonId}/outcome`);
    expect(page).not.toContain("sessions/");
    expect(page).not.toContain("/guardian");
    expect(page).not.toContain(family.first.tutor.name);
    const token = path.split("/").at(-1) ?? "";
    for (const start of ["/guardian/", "/guardian/consent/", "/requests/", "/calendar/"]) {
      expect(await status(start + token)).toBe(404);
    }
    const below = [`fees/${guardian.id}`, "changes", `sessions/${lessonId}/outcome`, "classes.ics"];
    for (const end of below) expect(await status(`/guardian/${token}/${end}`)).toBe(404);
    // Nor does a guardian's link open as one to fees.
    expect(await status(`/fees/${guardian.pageToken}`)).toBe(404);
    const { id: guardianId } = guardian;
    const page2 = { guardianId, opens: "consent", mailKind: "guardian-page" } as const;
    expect(await status(`/fees/${await createGuardianLink(academy.database, page2)}`)).toBe(404);
  });

  test("opens no document of another family", async () => {
    const [mine, theirs] = [await makeFamily(academy), await makeFamily(academy)];
    await holdLesson(academy, theirs.first);
    const [id = ""] = await issue(academy, theirs.familyId);
    await pay(academy, mine.familyId, 100);
    expect(await status(`${await payerLink(mine)}/documents/${id}`)).toBe(404);
    expect(await status(`${(await guardianLink(mine)).path}/documents/${id}`)).toBe(404);
  });

  test("is not indexed, cached or named in referrers, and needs no script", async () => {
    const family = await makeFamily(academy);
    await holdLesson(academy, family.first);
    const path = await payerLink(family);
    for (const address of [path, `/fees/${"A".repeat(43)}`, "/fees/none"]) {
      const { headers } = await visitor().get(address);
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await visitor().read("/robots.txt")).toContain("Disallow: /fees");
  });

  test("is valid for 90 days after each read", async () => {
    const family = await makeFamily(academy);
    await pay(academy, family.familyId, 100);
    const path = await payerLink(family);
    await academy.pool.query(
      "update fee_links set expires_at = now() + interval '1 minute' where family_id = $1",
      [family.familyId],
    );
    expect(await status(path)).toBe(200);
    const { rows } = await academy.pool.query(
      `select reads, expires_at > now() + interval '89 days' as longer from fee_links
       where family_id = $1`,
      [family.familyId],
    );
    expect(rows).toEqual([{ reads: 1, longer: true }]);
  });
});

describe("by a link", () => {
  const say = (path: string, reference: string) =>
    visitor().post(path, { amount: "600", reference });

  test("a guardian says that it has paid", async () => {
    const family = await makeFamily(academy);
    await holdLesson(academy, family.first);
    const { path } = await guardianLink(family);
    const wrong = await say(path, "4026");
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('value="4026"');
    const said = await say(path, "702612345601");
    expect(said.headers.get("location")).toBe(`${path}?sent`);
    expect(await visitor().read(path)).toContain("702612345601: waiting for confirmation.");
    expect((await say(path, "702612345601")).status).toBe(409);
  });

  test("a payer says so for all of the family, which a guardian of one child does not read", async () => {
    const family = await makeFamily(academy, 2);
    for (const course of family.courses) await holdLesson(academy, course);
    const { path: guardians } = await guardianLink(family);
    const path = await payerLink(family);
    expect((await say(path, "702612345602")).status).toBe(303);
    expect(await visitor().read(path)).toContain("702612345602");
    expect(await visitor().read(guardians)).not.toContain("702612345602");
    const { rows } = await academy.pool.query(
      "select claimed_as, student_id from payment_claims where family_id = $1",
      [family.familyId],
    );
    expect(rows).toEqual([{ claimed_as: "payer", student_id: null }]);
    const { rows: entries } = await academy.pool.query(
      "select actor_id, actor_role from audit_log where detail ->> 'familyId' = $1 and action = 'claim-payment'",
      [family.familyId],
    );
    expect(entries).toEqual([{ actor_id: null, actor_role: "payer" }]);
  });
});

describe("a link ends", () => {
  const endings: [
    when: string,
    link: (family: Family) => Promise<string>,
    end: (family: Family) => unknown,
  ][] = [
    [
      "when the guardian's access is ended",
      async (family) => (await guardianLink(family)).path,
      async ({ student }) => {
        const { rows } = await academy.pool.query<{ id: string }>(
          "select id from guardians where student_id = $1 and ended_at is null",
          [student.id],
        );
        await endGuardian(academy.database, rows[0]?.id ?? "", "admin");
      },
    ],
    [
      "when the payer has another address",
      payerLink,
      ({ familyId }) => setPayer(academy, familyId, { payerEmail: "another@home.example" }),
    ],
    [
      "when the payer's address is removed",
      payerLink,
      ({ familyId }) => setPayer(academy, familyId, {}),
    ],
    [
      "when its time is over",
      payerLink,
      ({ familyId }) =>
        academy.pool.query("update fee_links set expires_at = now() where family_id = $1", [
          familyId,
        ]),
    ],
    [
      "when the student is deleted",
      payerLink,
      ({ student }) => academy.pool.query("delete from accounts where id = $1", [student.id]),
    ],
    [
      "when the family is joined with another one",
      payerLink,
      async ({ familyId, student }) => {
        const other = await makeFamily(academy);
        const joining = {
          familyId: other.familyId,
          studentId: student.id,
          shownFamilyId: familyId,
        };
        await academy.database
          .transaction()
          .execute((trx) => joinFamilies(trx, { ...joining, madeBy, today: daysAgo(0) }));
      },
    ],
    [
      "when another family is joined with it",
      payerLink,
      async ({ familyId }) => {
        const { familyId: shownFamilyId, student } = await makeFamily(academy);
        const joining = { familyId, studentId: student.id, shownFamilyId };
        await academy.database
          .transaction()
          .execute((trx) => joinFamilies(trx, { ...joining, madeBy, today: daysAgo(0) }));
      },
    ],
    [
      "of a student, when a guardian of the child is named",
      ({ familyId, student }) => linkOf(familyId, { studentId: student.id, email: student.email }),
      ({ student }) => makeGuardian(academy, student),
    ],
    [
      "of a payer whose address is that of a child who gets a guardian",
      (family) => payerLink(family, family.student.email),
      ({ student }) => makeGuardian(academy, student),
    ],
  ];

  test.each(endings)("%s", async (_, makeLink, end) => {
    const family = await makeFamily(academy);
    await pay(academy, family.familyId, 100);
    const path = await makeLink(family);
    expect(await status(path)).toBe(200);
    await end(family);
    const unknown = await visitor().get(`/fees/${"A".repeat(43)}`);
    const ended = await visitor().get(path);
    expect(ended.status).toBe(404);
    // The same as for a link that never was.
    const token = path.split("/").at(-1) ?? "";
    const textOf = async (answer: Response, own: string) =>
      (await answer.text()).replaceAll(own, "").replaceAll(/nonce="[^"]+"/g, "");
    expect(await textOf(ended, token)).toBe(await textOf(unknown, "A".repeat(43)));
    expect((await visitor().post(path, { amount: "1", reference: "702612345603" })).status).toBe(
      404,
    );
  });

  test("when the guardian's consent is withdrawn", async () => {
    const family = await makeFamily(academy);
    await pay(academy, family.familyId, 100);
    const { guardian, path } = await guardianLink(family);
    expect(await status(path)).toBe(200);
    await answerAs(academy, guardian, "withdrawn");
    expect(await status(path)).toBe(404);
  });

  test("when a student is parted from the family, for those who stay too", async () => {
    const family = await makeFamily(academy, 2);
    const path = await payerLink(family);
    await academy.database.transaction().execute((trx) =>
      partStudent(trx, {
        familyId: family.familyId,
        studentId: family.student.id,
        madeBy,
        today: daysAgo(0),
      }),
    );
    expect(await status(path)).toBe(404);
  });
});
