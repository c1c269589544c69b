import { mailWriter } from "#mails/shared/writer.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resolveAcademy } from "#content/site/academy.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { allMailKinds, writeMail } from "#test/support/every-mail.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "../../database/sample-academy.ts";

// Every kind of mail of an academy with a name of its own. Its records are the sample's.

let sample: TestDatabase;
beforeAll(async () => {
  sample = await createDatabase("template");
  await fillSampleAcademy(sample.database, new Date(), cheapCost);
}, 60_000);
afterAll(() => sample.drop());

test.each(allMailKinds)("a %s mail has the academy's own name", async (kind) => {
  const letter = await writeMail(sample.pool, kind, {
    database: sample.database,
    academy: () => resolveAcademy({ name: "Deepam Tutorials" }),
    writer: () => mailWriter,
  });
  if (!letter) throw new Error("nothing in the sample that this mail is about");
  const { from, subject, text, html } = letter;
  expect(from).toEqual({ name: "Deepam Tutorials", address: "hello@academy.example" });
  expect(text).toContain("Deepam Tutorials");
  expect(html).toContain("Deepam Tutorials");
  expect(`${subject}\n${text}\n${html}`).not.toMatch(/viluva|విలువ/i);
});
