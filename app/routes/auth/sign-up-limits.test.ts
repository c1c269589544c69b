import { beforeEach, expect, test } from "vitest";
import { createAddressLimits } from "#access/address-limits.ts";
import { readTold, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeStudent, password } from "#test/support/people.ts";

const academy = useAcademy({ TRUST_PROXY: "1" });

beforeEach(() => academy.pool.query("delete from rate_limits"));

const student = {
  name: "Asha Rao",
  username: "asha",
  selectedClass: "class-9",
  selectedSubjects: "physics",
};
const tutor = {
  firstName: "Ravi",
  lastName: "Rao",
  phoneNumber: "+91 00000 00000",
  qualification: "phd",
  experience: "10+",
  selectedClasses: "class-9",
  selectedSubjects: "physics",
};
const doors = [
  { path: "/signup", fields: student, action: "sign-up" },
  { path: "/tutor-signup", fields: tutor, action: "apply" },
];
let people = 0;
const newEmail = () => `new-${(people += 1)}@test.example`;

const send = (path: string, fields: Record<string, string>, email: string, client: string) =>
  new TestBrowser(academy).post(
    path,
    { ...fields, email, password, confirmPassword: password },
    { "x-forwarded-for": client },
  );

async function use(client: string, times: number): Promise<void> {
  const { signUp } = createAddressLimits(academy.pool);
  for (let time = 0; time < times; time += 1) await signUp.attempt(client);
}

test.each(doors)(
  "at $path a network asks 300 times in 15 minutes who has an account",
  async (door) => {
    const { path, fields, action } = door;
    const { email } = await makeStudent(academy);
    await use("203.0.113.9", 299);
    // One that makes an account is given back.
    expect((await send(path, fields, newEmail(), "203.0.113.9")).status).toBe(303);
    expect((await send(path, fields, email, "1.2.3.4, 203.0.113.9")).status).toBe(400);
    const refused = await send(path, fields, newEmail(), "5.6.7.8, 203.0.113.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    const page = await refused.text();
    expect(page).toContain("Please try again in 15 minutes.");
    expect(page).toContain('value="Rao"'.replace("Rao", path === "/signup" ? "Asha Rao" : "Rao"));
    expect(page).not.toContain(`value="${password}"`);
    const { logged } = await readTold(academy, refused);
    expect(logged).toMatchObject([{ event: action, outcome: "denied", reason: "limited" }]);
    expect((await send(path, fields, newEmail(), "203.0.113.10")).status).toBe(303);
  },
);

test("a household's addresses count as one", async () => {
  await use("2001:db8:1:2::1", 300);
  expect((await send("/signup", student, newEmail(), "2001:db8:1:2:aaaa::5")).status).toBe(429);
  expect((await send("/signup", student, newEmail(), "2001:db8:1:3::1")).status).toBe(303);
});
