import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { areaOfUrl } from "#routes/admin/routes.ts";
import { countRows, readState, useAcademy } from "#test/support/academy.ts";
import { namelessNoticeIn } from "#test/support/notice.ts";
import { makeStudent, makeTutor, signedIn } from "#test/support/people.ts";
import { prove } from "#test/support/passkeys.ts";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl } from "#test/support/urls.ts";
import { createTestAccounts, type TestAccounts } from "./actors.ts";
import { askAll, casesOf, readAnswer, readDataAnswer, quietRefusals, sampleOf } from "./ask.ts";
import { adminChanges } from "./changes/admin.ts";
import { enquiryChanges } from "./changes/enquiries.ts";
import type { Change, Scene } from "./changes/change.ts";
import { studentChanges } from "./changes/student.ts";
import { tutorChanges } from "./changes/tutor.ts";
import { lessonIds, sectionNames } from "./lesson.ts";
import { admins } from "./rows.ts";

const academy = useAcademy();
let accounts: TestAccounts;
let scene: Scene;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
  await prove(accounts.browsers.admin);
  scene = { academy, accounts, successor: await makeTutor(academy) };
});
beforeEach(quietRefusals);

const officeChanges = [...adminChanges, ...enquiryChanges].map((change) => ({
  ...change,
  answers: admins("changes", areaOfUrl[change.url]),
}));
const changes: Change[] = [...studentChanges, ...tutorChanges, ...officeChanges];

describe.each(changes)("$url, filled in", (change) => {
  const { url, answers, fields = () => ({}) } = change;
  const whoMay = (["admin", "tutor", "student"] as const).find(
    (actor) => answers[actor].own === "changes",
  );
  if (!whoMay) throw new Error(`${url} is nobody's`);

  test("is refused to everyone else and changes nothing", async () => {
    const before = await readState(academy);
    const cases = casesOf(accounts, url, answers).filter(({ wanted }) => wanted !== "changes");
    expect(cases.length).toBeGreaterThanOrEqual(9);
    const fieldsFor = ({ actor, whose }: (typeof cases)[number]) => {
      const lesson = accounts.lesson(actor, whose);
      return { ...(lesson && fields(lesson, scene)), adminUser: "true", role: "admin" };
    };
    const sample = sampleOf(cases);
    const asPage = await askAll(accounts, sample, async (one) =>
      readAnswer(await accounts.browsers[one.actor].post(one.path, fieldsFor(one))),
    );
    const asData = await askAll(accounts, sample, async (one) =>
      readDataAnswer(await accounts.browsers[one.actor].postData(one.path, fieldsFor(one))),
    );
    expect([...asPage.wrong, ...asData.wrong]).toEqual([]);
    expect(await readState(academy)).toEqual(before);
  });

  const named = url.includes(":section") ? sectionNames : sectionNames.slice(0, 1);
  const ways = named.flatMap((section) => [
    { section, by: "page" },
    { section, by: "script" },
  ]);
  test.each(everyNth(2, ways, changes.indexOf(change)))(
    "succeeds for the one permitted actor, with no other change ($section, $by)",
    async ({ section, by }) => {
      const lesson = await change.fresh(scene);
      const path = fillUrl(url, lessonIds(lesson, section));
      // An edit names the version that it changes.
      const mark = /name="opened" value="([^"]+)"/;
      const opened = { opened: mark.exec(await accounts.browsers[whoMay].read(path))?.[1] ?? "" };
      const [before, rowsBefore] = [await readState(academy), await countRows(academy)];
      const browser = accounts.browsers[whoMay];
      const sent = { ...fields(lesson, scene), ...opened };
      const { is } =
        by === "page"
          ? await readAnswer(await browser.post(path, sent))
          : readDataAnswer(await browser.postData(path, sent));
      expect(is).toEqual(change.leadsTo(lesson, section));
      expect(await namelessNoticeIn(browser.cookieHeader)).toBe(null);
      expect(differences(rowsBefore, await countRows(academy))).toEqual(change.rows(section));
      expect(await readState(academy)).not.toEqual(before);
    },
  );
});

function differences(before: Record<string, number>, after: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([table]) => table !== "audit_log")
      .map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
}

test("/account/sessions/end ends all of one's own sessions and nobody else's", async () => {
  const person = await makeStudent(academy);
  await signedIn(academy, person);
  const before = await countRows(academy);
  const answer = await person.browser.post("/account/sessions/end");
  expect(answer.headers.get("location")).toBe("/");
  expect(differences(before, await countRows(academy))).toEqual({ sessions: -2 });
  expect((await person.browser.get("/dashboard")).status).toBe(302);
});

test("/logout ends one's own session and nobody else's", async () => {
  const before = await countRows(academy);
  for (const actor of ["visitor", "deletedStudent", "forgedMarker"] as const) {
    expect((await accounts.browsers[actor].post("/logout")).headers.get("location")).toBe("/");
  }
  expect(await countRows(academy)).toEqual(before);
  await accounts.browsers.otherTutor.post("/logout");
  expect(differences(before, await countRows(academy))).toEqual({ sessions: -1 });
  expect((await accounts.browsers.otherTutor.get("/tutor-dashboard")).status).toBe(302);
  expect((await accounts.browsers.tutor.get("/tutor-dashboard")).status).toBe(200);
});
