import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { password } from "#test/support/people.ts";

const academy = useAcademy({}, {});

test("without options, a sign-up stores a hash of the full cost", async () => {
  const email = "asha@test.example";
  const answer = await new TestBrowser(academy).post("/signup", {
    email,
    name: "Asha",
    username: "asha",
    password,
    confirmPassword: password,
    selectedClass: "class-10",
    selectedSubjects: "physics",
  });
  expect(answer.headers.get("location")).toBe("/dashboard");
  const { password_hash: hash } = await academy.database
    .selectFrom("accounts")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
});
