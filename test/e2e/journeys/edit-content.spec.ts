import { edge, expect, test } from "../support/browser.ts";
import { button, dialogOn, field, item } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

test("a tutor corrects an item; the student sees the correction", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await button(item(page, "Doubts of the week"), "Edit").click();
  const dialog = page.getByRole("dialog", { name: "Edit Live Session" });
  await expect(field(dialog, "Title")).toHaveValue("Doubts of the week");
  await expect(field(dialog, "Description")).toHaveValue("Completing the square");
  await expect(field(dialog, "URL")).toHaveValue("https://lessons.example/1");
  await expect(field(dialog, "Date")).toHaveValue("2036-12-01");
  await expect(field(dialog, "Time")).toHaveValue("17:30");

  await field(dialog, "Title").fill("");
  await button(dialog, "Save Changes").click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Please fill in the title and the description.",
  );
  await field(dialog, "Title").fill("Doubts of the month");
  await field(dialog, "Time").fill("18:15");
  await button(dialog, "Save Changes").click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status")).toContainText(
    "“Doubts of the month”: The lesson was changed.",
  );
  await expect(item(page, "Doubts of the month")).toContainText("December 1, 2036 at 6:15 PM IST");
  await expect(page.getByRole("tab", { name: "Live Sessions (1)" })).toBeVisible();

  const learning = await open({ as: student });
  await learning.goto(`/dashboard/courses/${assignmentId}`);
  await expect(item(learning, "Doubts of the month")).toContainText("6:15 PM IST");
});

for (const javaScriptEnabled of [true, false]) {
  test(
    `two devices edit the same item: no change is lost, JavaScript ${javaScriptEnabled ? "on" : "off"}`,
    edge,
    async ({ open }) => {
      const { tutor, assignmentId } = await makeBusyCourse();
      const [phone, laptop] = await Promise.all([
        open({ as: tutor, javaScriptEnabled }),
        open({ as: tutor, javaScriptEnabled }),
      ]);
      for (const page of [phone, laptop]) {
        await page.goto(`/tutor-dashboard/${assignmentId}/announcements`);
        await button(item(page, "No class on Friday"), "Edit").click();
        await expect(dialogOn(page)).toBeVisible();
      }
      await field(dialogOn(phone), "Title").fill("No class on Monday");
      await button(dialogOn(phone), "Save Changes").click();
      await expect(item(phone, "No class on Monday")).toBeVisible();

      await field(dialogOn(laptop), "Title").fill("No class on Tuesday");
      await button(dialogOn(laptop), "Save Changes").click();
      await expect(dialogOn(laptop).getByRole("alert")).toContainText(
        "Somebody changed this after you opened it.",
      );
      await expect(field(dialogOn(laptop), "Title")).toHaveValue("No class on Tuesday");
      await expect(
        dialogOn(laptop).getByRole("region", { name: "What is there now" }),
      ).toContainText("No class on Monday");
      await button(dialogOn(laptop), "Save Changes").click();
      await expect(item(laptop, "No class on Tuesday")).toBeVisible();
      await expect(item(laptop, "No class on Monday")).toHaveCount(0);
    },
  );
}

test(
  "the dialog of an item that was deleted on another device keeps its text",
  edge,
  async ({ open }) => {
    const { tutor, assignmentId } = await makeBusyCourse();
    const [phone, laptop] = await Promise.all([open({ as: tutor }), open({ as: tutor })]);
    for (const [page, action] of [
      [laptop, "Edit"],
      [phone, "Delete"],
    ] as const) {
      await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
      await button(item(page, "Unit test 1"), action).click();
      await expect(dialogOn(page)).toBeVisible();
    }
    await button(dialogOn(phone), "Delete").click();
    await expect(phone.getByRole("tab", { name: "Exams (0)" })).toBeVisible();
    await field(dialogOn(laptop), "Description").fill(
      "A long text that nobody wants to type again",
    );
    await button(dialogOn(laptop), "Save Changes").click();
    await expect(dialogOn(laptop).getByRole("alert")).toContainText(
      "This was deleted in the meantime.",
    );
    await expect(field(dialogOn(laptop), "Description")).toHaveValue(/A long text/);
  },
);
