import { expect, test } from "vitest";
import { sampleAcademy } from "#content/site/academy.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, makeTutor } from "#test/support/people.ts";

const academy = useAcademy();

test("a signed-in screen is sent the academy's name, and no facts that it does not show", async () => {
  const { tagline, email, phone, address } = sampleAcademy;
  const people = [await makeStudent(academy), await makeTutor(academy), await makeAdmin(academy)];
  for (const { browser } of people) {
    const page = await browser.read("/account");
    expect(page).toContain(sampleAcademy.name);
    for (const fact of [tagline, email, phone, address.street]) expect(page).not.toContain(fact);
  }
});
