import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { useAcademy } from "../support/academy.ts";
import { TestBrowser } from "../support/browser.ts";
import { createChance, type Chance } from "../support/chance.ts";
import { isDeep, runs, seed } from "../support/depth.ts";
import { changes, makeWorld, mayDo, type Pupil, type Teacher, type World } from "./world.ts";

const academy = useAcademy();
let world: World;
beforeAll(async () => {
  world = await makeWorld(academy);
  // The hour of a limit passes between the rounds.
  await academy.pool.query("alter table line_messages disable trigger line_messages_append_only");
});

const roles = ["student", "guardian", "tutor"] as const;
type Role = (typeof roles)[number];
const hands = 8;
const actsOfRound = 3;

interface Line {
  id: string;
  pupil: Pupil;
  teacher: Teacher;
}

/** The lines that exist: of all who have ever been joined. */
async function listLines(): Promise<Line[]> {
  const { rows } = await academy.pool.query<{ id: string; student: string; tutor: string }>(
    "select id, student_id as student, tutor_id as tutor from lines where student_id is not null",
  );
  return rows.flatMap(({ id, student, tutor }) => {
    const pupil = world.pupils.find(({ person }) => person.id === student);
    const teacher = world.teachers.find(({ person }) => person.id === tutor);
    return pupil && teacher ? [{ id, pupil, teacher }] : [];
  });
}

function doorOf({ id, pupil, teacher }: Line, role: Role): [TestBrowser, string] {
  if (role === "student") return [pupil.person.browser, `/dashboard/messages/${id}`];
  if (role === "tutor") return [teacher.person.browser, `/tutor-dashboard/messages/${id}`];
  return [new TestBrowser(academy), `/guardian/messages/${pupil.guardianToken}/${id}`];
}

/** The answer to somebody who may not read, or only that. */
function refused(line: Line, role: Role): number {
  return role === "tutor" && line.teacher.status === "suspended" ? 302 : 404;
}

interface Written {
  lineId: string;
  clientId: string;
  hand: number;
  isStored: boolean;
}
const written: Written[] = [];

async function write(line: Line, role: Role, chance: Chance, hand: number): Promise<void> {
  const may = mayDo(line.pupil, line.teacher, role);
  const expected = { write: 303, read: 409, none: refused(line, role) }[may];
  const fields = { text: `Message ${chance.below(1000)}`, clientId: randomUUID() };
  const [browser, path] = doorOf(line, role);
  // A retry, perhaps while the first is on its way.
  const times = chance.percent(30) ? [1, 2, 3] : [1];
  const answers = await Promise.all(times.map(() => browser.post(path, fields)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([expected]));
  written.push({ lineId: line.id, clientId: fields.clientId, hand, isStored: may === "write" });
}

async function read(line: Line, role: Role): Promise<void> {
  const may = mayDo(line.pupil, line.teacher, role);
  const [browser, path] = doorOf(line, role);
  const { status } = await browser.get(path);
  expect([role, status]).toEqual([role, may === "none" ? refused(line, role) : 200]);
}

async function withdraw(line: Line, role: Role, chance: Chance): Promise<void> {
  if (mayDo(line.pupil, line.teacher, role) === "none") return;
  const [browser, path] = doorOf(line, role);
  await browser.post(`${path}/${1 + chance.below(20)}/withdrawal`);
}

async function act(lines: readonly Line[], chance: Chance, hand: number): Promise<void> {
  const line = chance.oneOf(lines);
  const role = chance.oneOf(roles);
  if (!line || !role) return;
  const what = chance.weighted({ write: 6, read: 3, withdraw: 1 });
  if (what === "write") await write(line, role, chance, hand);
  if (what === "read") await read(line, role);
  if (what === "withdraw") await withdraw(line, role, chance);
}

interface StoredMessage {
  seq: number;
  client: string;
  author: string;
  isWithdrawn: boolean;
}

async function checkLine({ id }: Line): Promise<StoredMessage[]> {
  const { rows } = await academy.pool.query<StoredMessage & { last: number }>(
    `select m.seq, m.client_id as client, m.author_id as author, l.last_seq as last,
       w.seq is not null as "isWithdrawn"
     from line_messages m join lines l on l.id = m.line_id
       left join line_withdrawals w on w.line_id = m.line_id and w.seq = m.seq
     where m.line_id = $1 order by m.seq`,
    [id],
  );
  // No gap, and nothing twice.
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1));
  if (rows.length > 0) expect(rows.at(-1)?.seq).toBe(rows.at(-1)?.last);
  const own = written.filter(({ lineId }) => lineId === id);
  const stored = own.filter(({ isStored }) => isStored).map(({ clientId }) => clientId);
  expect(rows.map(({ client }) => client).toSorted()).toEqual(stored.toSorted());
  // What one hand was told is stored comes before what it sends afterwards.
  const seqOf = new Map(rows.map(({ client, seq }) => [client, seq]));
  for (let hand = 0; hand < hands; hand += 1) {
    const seqs = own.flatMap((each) =>
      each.hand === hand && each.isStored ? [seqOf.get(each.clientId) ?? 0] : [],
    );
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  }
  return rows;
}

/** What a list says that somebody has not read is what others wrote above their mark. */
async function checkUnread(line: Line, messages: readonly StoredMessage[]): Promise<void> {
  for (const role of ["student", "tutor"] as const) {
    if (mayDo(line.pupil, line.teacher, role) === "none") continue;
    const { id, browser } = role === "student" ? line.pupil.person : line.teacher.person;
    const { rows } = await academy.pool.query<{ seq: number }>(
      "select seq from line_reads where line_id = $1 and person_id = $2",
      [line.id, id],
    );
    const mark = rows[0]?.seq ?? 0;
    expect(mark).toBeLessThanOrEqual(messages.length);
    const unread = messages.filter(
      ({ seq, author, isWithdrawn }) => seq > mark && author !== id && !isWithdrawn,
    );
    const base = role === "student" ? "/dashboard" : "/tutor-dashboard";
    const page = await browser.read(`${base}/messages`);
    const card = page.slice(page.indexOf(`/messages/${line.id}`)).split("</a>")[0] ?? "";
    expect([role, /(\d+) new</.exec(card)?.[1] ?? "0"]).toEqual([role, String(unread.length)]);
  }
}

test(
  "no message is lost, twice or out of order, unread is right, and nobody reads or writes who may not",
  { timeout: isDeep() ? 3_600_000 : 120_000 },
  async () => {
    const chance = createChance(seed());
    const names = Object.keys(changes);
    for (let left = runs({ usual: 20, deep: 420 }); left > 0; left -= 1) {
      const pupil = chance.oneOf(world.pupils);
      const teacher = chance.oneOf(world.teachers);
      const name = chance.oneOf(names) ?? "";
      if (pupil && teacher) await changes[name]?.(academy, { pupil, teacher, chance });
      const lines = await listLines();
      await Promise.all(
        Array.from({ length: hands }, async (_, hand) => {
          const own = createChance(seed() + left * hands + hand);
          for (let acts = 0; acts < actsOfRound; acts += 1) await act(lines, own, hand);
        }),
      );
      const isChecked = left % 10 === 0;
      for (const line of isChecked ? lines : []) await checkUnread(line, await checkLine(line));
      await academy.pool.query(
        "update line_messages set written_at = written_at - interval '1 hour' where written_at > now() - interval '1 hour'",
      );
    }
    for (const line of await listLines()) await checkUnread(line, await checkLine(line));
    expect(written.filter(({ isStored }) => isStored).length).toBeGreaterThan(20);
    expect(written.filter(({ isStored }) => !isStored).length).toBeGreaterThan(0);
  },
);
