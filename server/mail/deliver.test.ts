import { mailWriter } from "#mails/shared/writer.ts";
import { resolveAcademy } from "#content/site/academy.ts";
import { standardSite } from "#content/site/site.ts";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertMail } from "#data/mail/mails.ts";
import type { MailKind, NewMail } from "#domain/mail/mail.ts";
import { createLog } from "#server/log.ts";
import {
  createDatabase,
  type LoggedEvent,
  type TestAcademy,
  type TestDatabase,
} from "#test/support/academy.ts";
import { startMailSink, useMailSink } from "#test/support/mail-sink.ts";
import { makeStudent, makeTutor } from "#test/support/people.ts";
import { createDelivery } from "./deliver.ts";
import { createFolderTransport } from "./outbox.ts";
import { createSmtpTransport, type Transport } from "./transport.ts";

const sink = useMailSink();
const academy = { origin: "" } as TestAcademy;
const logged: LoggedEvent[] = [];
let database: TestDatabase;
let folder = "";
let smtp: Transport;

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
  folder = await mkdtemp(join(tmpdir(), "viluva-outbox-"));
  smtp = createSmtpTransport(sink.url);
});
beforeEach(() => {
  logged.splice(0);
  sink.refuse = null;
});
afterAll(async () => {
  smtp.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const deepam = resolveAcademy({ name: "Deepam, Tutorials", email: "hello@deepam.example" });

const deliver = (mailId: string, { transport = smtp, isLast = false, own = false } = {}) =>
  createDelivery({
    database: academy.database,
    transport,
    from: own ? null : "Viluva <hello@academy.example>",
    academy: () => (own ? deepam : standardSite.academy),
    writer: () => mailWriter,
    origin: "https://academy.example",
    secret: new Uint8Array(32),
    now: () => new Date(),
    log: createLog((line) => logged.push(JSON.parse(line) as LoggedEvent)),
  })(mailId, isLast);

const queue = async (mail: NewMail): Promise<string> => {
  const queued = await insertMail(academy.database, mail);
  return queued?.mailId ?? "";
};

const welcome = async () => {
  const { id, email } = await makeStudent(academy);
  return { id, email, mailId: await queue({ kind: "welcome", accountId: id, data: {} }) };
};

const ending = async (mailId: string) => {
  const { rows } = await academy.pool.query<{ ending: string }>(
    `select case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
       else 'waiting' end as ending from mails where id = $1`,
    [mailId],
  );
  return rows[0]?.ending ?? "none";
};

test("a sent mail is not sent again, however often it is handed over", async () => {
  const { email, mailId } = await welcome();
  for (let times = 0; times < 3; times += 1) await deliver(mailId);
  await sink.to(email, 1);
  expect(await ending(mailId)).toBe("sent");
});

test("a recipient that the server refuses for good is told to the log, and not tried again", async () => {
  const { email, mailId } = await welcome();
  sink.refuse = () => 550;
  await deliver(mailId);
  expect(await ending(mailId)).toBe("failed");
  expect(logged).toMatchObject([{ level: "error", event: "mail-failed", mailId, code: "550" }]);
  expect(JSON.stringify(logged)).not.toContain(email);
  sink.refuse = null;
  await deliver(mailId);
  await sink.to(email, 0);
});

test("a refusal for now is tried again, and given up at the last attempt", async () => {
  const { email, mailId } = await welcome();
  sink.refuse = () => 451;
  await expect(deliver(mailId)).rejects.toThrow("451");
  expect(await ending(mailId)).toBe("waiting");
  await expect(deliver(mailId)).rejects.toThrow("451");
  sink.refuse = null;
  await deliver(mailId);
  await sink.to(email, 1);
  expect(logged.map(({ event }) => event)).toEqual(["mail-delayed", "mail-delayed", "mail-sent"]);
  const other = await welcome();
  sink.refuse = () => 451;
  await deliver(other.mailId, { isLast: true });
  expect(await ending(other.mailId)).toBe("failed");
  expect(logged.at(-1)).toMatchObject({ event: "mail-failed", code: "451" });
});

test("a mail server that is away delays a mail, and takes it when it is back", async () => {
  const other = await startMailSink();
  const port = Number(new URL(other.url).port);
  await other.stop();
  const transport = createSmtpTransport(other.url);
  const { email, mailId } = await welcome();
  await expect(deliver(mailId, { transport })).rejects.toThrow("ECONNREFUSED");
  expect(logged).toMatchObject([{ event: "mail-delayed", mailId }]);
  expect(JSON.stringify(logged)).not.toContain("127.0.0.1");
  const back = await startMailSink(port);
  await deliver(mailId, { transport });
  await back.to(email, 1);
  transport.close();
  await back.stop();
});

test("a mail for nobody, or of no kind that we know, is not sent and not kept", async () => {
  const [gone, odd] = [await welcome(), await welcome()];
  await academy.pool.query("delete from accounts where id = $1", [gone.id]);
  await academy.pool.query("update mails set kind = 'of a later version' where id = $1", [
    odd.mailId,
  ]);
  for (const { email, mailId } of [gone, odd]) {
    await deliver(mailId);
    await sink.to(email, 0);
    expect(await ending(mailId)).toBe("none");
  }
});

test.each<[MailKind, string, number]>([
  ["welcome", "71 hours", 1],
  ["welcome", "73 hours", 0],
  ["application-received", "73 hours", 0],
])("%s is sent or not when it is %s late", async (kind, late, count) => {
  const { id, email } = await makeStudent(academy);
  const mailId = await queue({ kind, accountId: id, data: {} } as NewMail);
  await academy.pool.query("update mails set due_at = now() - $2::interval where id = $1", [
    mailId,
    late,
  ]);
  await deliver(mailId);
  await sink.to(email, count);
});

test("a decision that was changed meanwhile is not told any more", async () => {
  const tutor = await makeTutor(academy, "approved");
  const data = {};
  const rejected = await queue({ kind: "application-rejected", accountId: tutor.id, data });
  const approved = await queue({ kind: "application-approved", accountId: tutor.id, data });
  await deliver(rejected);
  await deliver(approved);
  const [mail] = await sink.to(tutor.email, 1);
  expect(mail?.subject).toBe("You have been approved as a tutor");
});

test("a mail can go to another address than the account's", async () => {
  const { id, email } = await makeStudent(academy);
  const address = "former@test.example";
  await deliver(await queue({ kind: "welcome", accountId: id, data: {}, address }));
  await sink.to(address, 1);
  await sink.to(email, 0);
});

test("without a mail server each mail is one whole file, written once, for the owner alone", async () => {
  const transport = createFolderTransport(join(folder, "outbox"), database.database);
  const { email, mailId } = await welcome();
  await deliver(mailId, { transport });
  // As after a kill before the note: it writes the same file again.
  await academy.pool.query("update mails set sent_at = null where id = $1", [mailId]);
  await deliver(mailId, { transport });
  expect(await readdir(join(folder, "outbox"))).toEqual([`${mailId}.eml`]);
  const path = join(folder, "outbox", `${mailId}.eml`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(path));
  expect(mail.to).toMatchObject([{ address: email }]);
  expect(mail.subject).toBe("Welcome to Viluva");
  expect(mail.text).toContain("https://academy.example/dashboard");
});

test("an academy with a name of its own writes in its own name", async () => {
  const transport = createFolderTransport(join(folder, "own"), database.database);
  const { mailId } = await welcome();
  await deliver(mailId, { transport, own: true });
  const eml = await readFile(join(folder, "own", `${mailId}.eml`));
  const { from, subject, text, html } = await PostalMime.parse(eml);
  expect(from).toMatchObject({ name: deepam.name, address: deepam.email });
  expect(subject).toBe("Welcome to Deepam, Tutorials");
  expect([eml.toString(), text, html].join("\n")).not.toMatch(/viluva|విలువ/i);
});

test("a line break in a title adds no header", async () => {
  const { id, email } = await makeStudent(academy);
  await academy.pool.query("update students set name = $2 where id = $1", [
    id,
    "Asha\r\nBcc: other@test.example",
  ]);
  await deliver(await queue({ kind: "welcome", accountId: id, data: {} }));
  const [mail] = await sink.to(email, 1);
  expect(mail?.header("bcc")).toBeUndefined();
  await sink.to("other@test.example", 0);
});
