import type { Page } from "@playwright/test";
import { passwordWords } from "#words/te/content/account/password.ts";
import { header as hindiHeader } from "#words/hi/content/site/navigation.ts";
import { studentWords } from "#words/te/content/account/profile.ts";
import { subjectNames } from "#words/te/domain/teaching/catalogue/catalogue-words.ts";
import { languageNames, type Language } from "#domain/shared/language.ts";
import { messages as hindiAccount } from "../../../words/hi/parts/account/messages.ts";
import { messages as cardWords } from "../../../words/te/parts/account/sign-in/messages.ts";
import { messages as signUpWords } from "../../../words/te/routes/auth/signup/messages.ts";
import { labels } from "../../../words/te/parts/teaching/content/content-messages.ts";
import { messages as studentHome } from "../../../words/te/parts/teaching/student/messages.ts";
import { messages as tutorWords } from "../../../words/te/parts/teaching/tutor/messages.ts";
import { messages as tutorNotices } from "../../../words/te/parts/teaching/tutor/notice-messages.ts";
import { edge, expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { nextAccount } from "../support/people.ts";
import { button, dialogOn, field, goAwake, item, statusMessage } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

const phone = { width: 360, height: 740 };

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", `${language}-IN`);
}

const inHeader = (page: Page, language: Language) =>
  page.getByRole("banner").getByRole("link", { name: languageNames[language], exact: true });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  const variant = javaScriptEnabled ? {} : edge;

  test(
    `a family reads and signs up in Telugu, then chooses Hindi, ${how} JavaScript`,
    variant,
    async ({ open }) => {
      const page = await open({ viewport: phone, javaScriptEnabled });
      await page.goto("/");
      await inHeader(page, "te").click();
      await expect(page).toHaveURL("/te");
      await expectLanguage(page, "te");

      await page.goto("/te/signup");
      await button(page, signUpWords.submit).click();
      await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
        passwordWords.tooShort,
      );
      const student = nextAccount("Student");
      await field(page, studentWords.name).fill(student.name);
      await field(page, studentWords.username).fill("student");
      await field(page, cardWords.email).fill(student.email);
      await field(page, studentWords.class).selectOption("class-10");
      const subjects = page.getByRole("group", { name: studentWords.subjects });
      await subjects.getByLabel(subjectNames.mathematics).check();
      await field(page, cardWords.password).fill(student.password);
      await field(page, passwordWords.confirm).fill(student.password);
      await button(page, signUpWords.submit).click();
      await expect(page).toHaveURL("/dashboard");
      await expect(page.getByText(studentHome.welcome("Student"))).toBeVisible();
      await expectLanguage(page, "te");

      await page.goto("/account");
      await button(page, languageNames.hi).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(hindiAccount.title);
      await expectLanguage(page, "hi");
      await button(page, hindiAccount.changePassword).click();
      await expect(dialogOn(page)).toContainText(hindiAccount.currentPassword);
      // Only a script opens a modal one.
      await expect(page.locator("dialog:modal")).toHaveCount(javaScriptEnabled ? 1 : 0);

      await page.goto("/account");
      await button(page, hindiHeader.logout).click();
      await expect(page).toHaveURL("/hi");
      await expectLanguage(page, "hi");
    },
  );
}

test("the switch in the header keeps the page, by keyboard alone", async ({ open }) => {
  const page = await open({ viewport: phone });
  await page.goto("/faq");
  for (const language of ["te", "hi", "en"] as const) {
    const link = inHeader(page, language);
    for (let stops = 0; stops < 5; stops += 1) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(language === "en" ? "/faq" : `/${language}/faq`);
    await expectLanguage(page, language);
    await expect(inHeader(page, language)).toHaveAttribute("aria-current", "true");
  }
});

test("a tutor publishes a lesson in Telugu", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  await academyDatabase()
    .updateTable("accounts")
    .set({ language: "te" })
    .where("id", "=", tutor.id)
    .execute();
  const page = await open({ as: tutor, viewport: phone });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/live-sessions`);
  await expectLanguage(page, "te");
  const add = tutorWords.add["live-session"];
  await button(page, add).click();
  const dialog = page.getByRole("dialog", { name: add });
  await field(dialog, labels.title).fill("వర్గ సమీకరణాలు");
  await field(dialog, labels.description).fill("మీ సందేహాలతో రండి");
  await field(dialog, labels.url).fill("https://lessons.example/1");
  await field(dialog, labels.date).fill("2036-12-01");
  await field(dialog, labels.time).fill("17:30");
  await button(dialog, add).click();
  await expect(dialog).toHaveCount(0);
  await expect(statusMessage(page, tutorNotices.added("live-session"))).toBeVisible();
  await expect(item(page, "వర్గ సమీకరణాలు")).toBeVisible();
});
