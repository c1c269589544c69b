import type { Page } from "@playwright/test";
import fc from "fast-check";
import {
  contentForms,
  meetingForms,
  signInForms,
  studentForms,
  tutorForms,
} from "../rules/cases.ts";
import { signIn, studentSignUp, tutorSignUp } from "../rules/model/accounts.ts";
import { judge, type Demand, type Sent, type Verdict } from "../rules/model/sent.ts";
import { addContent, requestMeeting } from "../rules/model/work.ts";
import { expect, test } from "./browser.ts";
import { fillForms } from "./fill-forms.ts";
import { button } from "./steps.ts";
import { makeClass } from "./teaching.ts";

// What a browser says to the odd forms of test/rules, without a reload in between.

/** The same forms each time: `test/rules` has the new ones. */
const seed = 6;

/** A script may fill in what a keyboard can't; the browser then warns and leaves the field empty. */
const oddValue = /does not conform to the required format/;

async function expectVerdicts(
  page: Page,
  place: { form: string; problem: string; done: string },
  demands: readonly Demand[],
  forms: fc.Arbitrary<Sent>,
): Promise<void> {
  const heard = await fillForms(page, place, fc.sample(forms, { numRuns: 400, seed }));
  const wanted = heard.map(({ held }) => ({ held, verdict: judge(demands, held) }));
  expect(heard).toEqual(wanted);
  const told = new Set(wanted.map(({ verdict }) => verdict && verdict.words));
  expect(told).toEqual(new Set([null, ...demands.map(([words]) => words)]));
}

for (const [path, demands, forms] of [
  ["/login", signIn, signInForms],
  ["/tutor-login", signIn, signInForms],
  ["/admin-login", signIn, signInForms],
  ["/signup", studentSignUp, studentForms],
  ["/tutor-signup", tutorSignUp, tutorForms],
] as const) {
  test(`${path} says at once what §5 says, in 400 forms`, async ({ open }) => {
    const page = await open({ tolerate: /net::ERR_FAILED/ });
    await page.goto(path);
    // A form that passes is sent; the network is down, so that the page stays and says so.
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

test("the meeting form says at once what §5 says, in 400 forms", async ({ open }) => {
  const page = await open({ tolerate: oddValue });
  await page.goto("/contact/schedule");
  const place = { form: "form[data-meeting]", problem: "#meeting-problem", done: "" };
  await expectVerdicts(page, place, requestMeeting, meetingForms);
});

// The dashboards' forms are judged by the server alone: the page shows its words.
test("a dashboard's dialog says what the server says, in 60 forms", async ({ open }) => {
  const { tutor, assignmentId } = await makeClass();
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
    expect((await answered).status()).toBe(400);
    await expect(dialog.getByRole("alert"), JSON.stringify(held)).toHaveText(wanted.words);
    if (refused === 60) return;
  }
  throw new Error(`only ${refused} forms were refused`);
});
