import {
  applyAsTutor,
  approve,
  assign,
  expect,
  signInAdmin,
  signUpStudent,
  test,
} from "./people.ts";

test("apply, approve, assign, teach, learn", async ({ browser }) => {
  const [tutor, student] = [await applyAsTutor(browser), await signUpStudent(browser)];
  await expect(tutor.page.getByText("Pending")).toBeVisible();
  const admin = await signInAdmin(browser);
  await approve(admin, tutor);
  await assign(admin, student, tutor);

  await tutor.page.reload();
  await expect(tutor.page.getByText("Approved")).toBeVisible();
  await tutor.page.getByRole("link", { name: student.name }).click();
  await tutor.page.getByRole("tab", { name: "Recordings (0)" }).click();
  await tutor.page.getByRole("button", { name: "Add Recording" }).click();
  const dialog = tutor.page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Quadratic equations");
  await dialog.getByLabel("Description").fill("Completing the square");
  await dialog.getByLabel("URL").fill("https://videos.example/1");
  await dialog.getByRole("button", { name: "Add Recording" }).click();
  await expect(tutor.page.getByRole("tab", { name: "Recordings (1)" })).toBeVisible();

  await student.page.reload();
  await student.page
    .getByRole("navigation", { name: "My Courses" })
    .getByRole("link", { name: "Mathematics, Class 10" })
    .click();
  await expect(student.page.getByRole("heading", { name: "Quadratic equations" })).toBeVisible();
});
