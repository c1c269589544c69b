import type { Page } from "@playwright/test";
import fc from "fast-check";
import {
  contentForms,
  meetingForms,
  signInForms,
  studentForms,
  tutorForms,
} from "#test/rules/cases.ts";
import { signIn, studentSignUp, tutorSignUp } from "#test/rules/model/accounts.ts";
import { judge, type Demand, type Sent, type Verdict } from "#test/rules/model/sent.ts";
import { addContent, requestMeeting } from "#test/rules/model/work.ts";
import { expect, test } from "../support/browser.ts";
import { isDeep } from "../support/depth.ts";
import { fillForms } from "./fill-forms.ts";
import { button } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

// The browser's answers to the odd forms of test/rules, on one page without reloads.

/** Always the same forms; `test/rules` tries new ones. */
const seed = 9;

/** How many forms a page is asked, and how many of a dashboard's must have been refused. */
const [formCount, refusedCount] = isDeep ? [400, 60] : [100, 10];

/** The browser's warning about a value that no keyboard can enter; the field stays empty. */
const oddValue = /does not conform to the required format/;

async function expectVerdicts(
  page: Page,
  place: { form: string; problem: string; done: string },
  demands: readonly Demand[],
  forms: fc.Arbitrary<Sent>,
): Promise<void> {
  const answers = await fillForms(page, place, fc.sample(forms, { numRuns: formCount, seed }));
  const wanted = answers.map(({ held }) => ({ held, verdict: judge(demands, held) }));
  expect(answers).toEqual(wanted);
  const shown = new Set(wanted.map(({ verdict }) => verdict && verdict.words));
  expect(shown).toEqual(new Set([null, ...demands.map(([words]) => words)]));
}

for (const [path, demands, forms] of [
  ["/login", signIn, signInForms],
  ["/tutor-login", signIn, signInForms],
  ["/admin-login", signIn, signInForms],
  ["/signup", studentSignUp, studentForms],
  ["/tutor-signup", tutorSignUp, tutorForms],
] as const) {
  test(`${path} says at once what §5 says`, async ({ open }) => {
    const page = await open({ tolerate: /net::ERR_FAILED/ });
    await page.goto(path);
    // A valid form is posted; the network fails, so the page stays and says so.
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    const place = {
      form: "form[data-form]",
      problem: "[role=alert]",
      done: "We could not be reached. Check your connection and try again.",
    };
    await expectVerdicts(page, place, demands, forms);
  });
}

test("the meeting form says at once what §5 says", async ({ open }) => {
  const page = await open({ tolerate: oddValue });
  await page.goto("/contact/schedule");
  const place = { form: "form[data-meeting]", problem: "#meeting-problem", done: "" };
  await expectVerdicts(page, place, requestMeeting, meetingForms);
});

// Forms of the dashboards are checked by the server alone; the page shows its words.
test("a dashboard's dialog says what the server says", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor, tolerate: oddValue });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await button(page, "Add Live Session").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const place = { form: "dialog form[method=post]", problem: "none", done: "none" };
  const demands = addContent("live-session");
  let refused = 0;
  for (const sent of fc.sample(contentForms, { numRuns: 400, seed })) {
    const [{ held } = { held: [] }] = await fillForms(page, place, [sent], false);
    const wanted: Verdict = judge(demands, held);
    if (!wanted) continue;
    refused += 1;
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await button(dialog, "Add Live Session").click();
    // A time that is over or taken is a conflict.
    expect([400, 409], JSON.stringify(held)).toContain((await answered).status());
    await expect(dialog.getByRole("alert"), JSON.stringify(held)).toHaveText(wanted.words);
    if (refused === refusedCount) return;
  }
  throw new Error(`only ${refused} forms were refused`);
});
