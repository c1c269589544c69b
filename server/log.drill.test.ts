import { describe, expect, test } from "vitest";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth } from "#test/support/depth.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { fillUrl, listActions } from "#test/support/urls.ts";
import { useWatchedProduct } from "#test/support/watched-product.ts";

describe("all that a running server prints", { timeout: 120_000 }, () => {
  const printed: string[] = [];
  const started: string[] = [];
  let admin: Person;
  const { academy } = useWatchedProduct({
    // Every statement, so that none goes unread.
    env: { SLOW_QUERY_MS: "0" },
    prepare: async () => {
      admin = await makeAdmin(academy);
    },
    onLine: (line) => (academy.url ? printed : started).push(line),
  });

  const forged = '\n{"level":"info","event":"canary"}\r\u2028\u001b[31m';
  const secret = `Canary${forged}`;
  const typed: Record<string, string> = {
    email: "canary@test.example",
    password: "canary password",
    confirmPassword: "canary password",
    // Names with control characters are refused.
    name: "Canary name",
    username: "Canary username",
    phoneNumber: "+91 98765 43210",
    address: secret,
    referralEmail: "canary-friend@test.example",
    selectedClass: "class-9",
    selectedSubjects: "physics",
    firstName: "Canary name",
    lastName: "Canary name",
    qualification: "phd",
    experience: "10+",
    selectedClasses: "class-9",
    bio: secret,
    title: secret,
    description: secret,
    url: "https://canary.example/1",
    date: "2030-01-01",
    time: "10:00",
    reason: secret,
    code: secret,
    remember: secret,
    studentId: secret,
    tutorId: secret,
    classId: secret,
    subjectId: secret,
  };

  test("contains no user input, and each line is one event", async () => {
    const student = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    const pending = await makeTutor(academy, "pending");
    const assignmentId = await assign(academy, student, tutor);
    const item = { title: "Canary item", url: "https://canary.example/film" };
    const ids = {
      assignmentId,
      section: "recordings",
      itemId: await publish(academy, assignmentId, tutor, "recording", item),
      studentId: student.id,
      tutorId: pending.id,
      courseId: assignmentId,
      lessonId: student.id,
      sessionId: student.id,
      deviceId: student.id,
      passkeyId: student.id,
      noteId: student.id,
      importId: student.id,
      siblingId: student.id,
      adminId: student.id,
      enquiryId: student.id,
      timeOffId: student.id,
      childId: student.id,
      familyId: student.id,
      paymentId: student.id,
      claimId: student.id,
      documentId: student.id,
      discountId: student.id,
      runId: student.id,
      statementId: student.id,
      lineId: student.id,
      chatId: student.id,
      messageSeq: "1",
      holiday: "2000-01-01",
      siteSection: "name",
      siteLanguage: "te",
      siteVersion: "1",
      setupStep: "mail",
      homeworkId: student.id,
      photoId: student.id,
      studyItemId: student.id,
      role: "student",
      token: "A".repeat(43),
      guardianToken: "A".repeat(43),
      feesToken: "A".repeat(43),
      requestId: student.id,
      requestToken: "A".repeat(43),
    };
    const odd = Object.fromEntries(
      Object.keys(ids).map((name) => [name, encodeURIComponent(secret)]),
    );
    const visitor = new TestBrowser(academy);
    const browsers = [visitor, student.browser, tutor.browser, admin.browser];
    const tokens = browsers.map(({ cookieHeader }) => cookieHeader.split("=")[1] ?? "");
    const headers = { "user-agent": "canary", referer: "https://canary.example/?canary" };
    const urls = await listActions();
    // Who asks: everybody, or whose dashboard it is.
    const askersOf = (path: string, isHostile: boolean) => {
      if (!path.includes("-dashboard")) return [visitor, student.browser];
      if (isHostile) return browsers;
      return [path.startsWith("/admin-") ? admin.browser : tutor.browser];
    };
    const ask = async (path: string, fields: Record<string, string>, isHostile = true) => {
      for (const browser of askersOf(path, isHostile)) {
        await browser.get(`${path}?canary=${encodeURIComponent(secret)}`, headers);
        await browser.post(`${path}?canary=1`, fields, headers);
        tokens.push(
          ...browser.cookieHeader.split("; ").map((cookie) => cookie.split("=")[1] ?? ""),
        );
        if (!isHostile) continue;
        await browser.post(path, fields, { ...headers, origin: "https://canary.example" });
        await browser.send(path, { method: "POST", body: secret, headers });
      }
    };
    // By everybody, with odd ids, and with forms of other sites.
    const hostile = everyNth(4, urls);
    // Backwards, so that the sign-ups come before the sign-ins, and a rejection before an approval.
    for (const url of urls.toSorted().toReversed()) {
      // The first of these signs out, so the second has nothing to end.
      if (url === "/logout" || url === "/account/sessions/end") continue;
      const isHostile = hostile.includes(url);
      if (isHostile && url.includes(":")) await ask(fillUrl(url, odd), typed);
      const email = url === "/signup" ? "canary-student@test.example" : "canary@test.example";
      await ask(fillUrl(url, ids), { ...typed, email }, isHostile);
    }
    // An unexpected error whose message quotes the whole row.
    await academy.pool.query("alter table students add check (username <> 'Canary row')");
    const fields = { ...typed, email: "canary-row@test.example", username: "Canary row" };
    const broken = await visitor.post("/signup", fields);
    expect(broken.status).toBe(500);
    await ask("/logout", typed);
    // The visitor's account went at "/account/deletion", and the student's by the admin.
    await tutor.browser.post("/logout", typed, headers);

    await expect
      .poll(() => printed.map((line) => (JSON.parse(line) as { event: string }).event))
      .toContain("sign-out");
    const events = new Set<string>();
    for (const line of printed) {
      const { time, level, event, ...rest } = JSON.parse(line) as Record<string, string>;
      expect(new Date(time ?? "").toISOString()).toBe(time);
      // Mails and many statements belong to no request.
      const isAlone = event?.startsWith("mail-") || (event === "slow-query" && !rest["requestId"]);
      const requestId = isAlone ? null : (expect.stringMatching(/^[\da-f-]{36}$/) as string);
      expect(rest).toMatchObject({ requestId });
      expect(rest).toHaveProperty("actor");
      events.add(`${level} ${event} ${rest["outcome"] ?? rest["error"]}`);
    }
    // All of these events occurred.
    expect([...events]).toEqual(
      expect.arrayContaining([
        "info sign-up done",
        "info apply done",
        "info sign-in done",
        "warn sign-in denied",
        "info publish done",
        "info reject-tutor done",
        "info delete-student done",
        "info delete-own-account done",
        "warn enter denied",
        "warn open-record denied",
        "warn send-form denied",
        "error unexpected-error error",
        "warn slow-query undefined",
      ]),
    );
    const { rows } = await academy.pool.query("select * from audit_log");
    expect(rows.length).toBeGreaterThan(20);
    for (const text of [...printed, JSON.stringify(rows)]) {
      // The digits of a phone may be part of an id, once in many runs.
      const withoutIds = text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "");
      expect(withoutIds).not.toMatch(/canary|98765|\.example/i);
    }
    const all = [...started, ...printed, JSON.stringify(rows)].join("\n");
    const known = tokens.filter((token) => token.length > 20);
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((token) => all.includes(token) || all.includes(atobSafe(token)))).toEqual(
      [],
    );
  });

  test("is plain text for the operator until it is ready", () => {
    expect(started).toEqual([
      expect.stringMatching(/^Mails are written to .*outbox; set SMTP_URL to send them\.$/),
      expect.stringMatching(/^Links in mails begin with http/),
      expect.stringMatching(/^The academy is ready at http/),
    ]);
  });
});

/** The token inside a cookie's value. */
function atobSafe(value: string): string {
  return atob(decodeURIComponent(value)).replaceAll('"', "");
}
