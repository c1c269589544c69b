import { createPublicKey, verify } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { standardSite } from "#content/site/site.ts";
import { minute } from "#domain/shared/durations.ts";
import { pushKeyOf } from "#security/push-key.ts";
import { useAcademy, type LoggedEvent } from "#test/support/academy.ts";
import { makeAdmin, makeCourse, makeStudent, publish, type Person } from "#test/support/people.ts";
import { makeDevice, startPushService, type Device } from "#test/support/push.ts";
import { deleteOldPushes } from "#data/push/pushes.ts";
import { pushDue } from "./sender.ts";
import type { PushOptions } from "./send.ts";

const makers = await startPushService();
// The rounds of the tests, not those of a clock.
const academy = useAcademy();

const key = pushKeyOf(new Uint8Array(32));
const logged: Partial<LoggedEvent>[] = [];
let options: PushOptions;

beforeAll(() => {
  options = {
    database: academy.database,
    origin: "https://academy.example",
    key,
    academy: () => standardSite.academy,
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
    standIn: makers.url,
  };
});
beforeEach(() => {
  makers.arrived.length = 0;
  makers.answers.clear();
});

/** A device of a person that gets notices. */
async function subscribe({ browser }: Person, host?: string): Promise<Device> {
  const device = makeDevice(host);
  expect((await browser.post("/account/reminders", device.form)).status).toBe(303);
  return device;
}

/** Sends all that waits, also in quiet hours. @returns what a device has got so far */
async function send(device: Device, rounds = 1) {
  for (let round = 0; round < rounds; round += 1) {
    await academy.pool.query("update pushes set due_at = now() where sent_at is null");
    await pushDue(options, new Date());
  }
  return arrivedAt(device);
}

const arrivedAt = (device: Device) =>
  makers.arrived.filter(({ endpoint }) => endpoint === device.endpoint);

const kindsAt = (device: Device) =>
  arrivedAt(device).map((push) => {
    const { notification } = device.read(push) as { notification: { data: object } };
    return notification.data;
  });

const tryOut = async ({ browser }: Person) =>
  expect((await browser.post("/account/reminders/test")).status).toBe(303);

/** How a device's last notice stands. */
async function stateOf(device: Device) {
  const { rows } = await academy.pool.query<{
    sent: boolean;
    failed: boolean;
    seconds: number;
  }>(
    `select sent_at is not null as sent, failed_at is not null as failed,
       extract(epoch from due_at - now())::float8 as seconds
     from pushes p join push_subscriptions n on n.id = p.subscription_id where n.endpoint = $1`,
    [device.endpoint],
  );
  return rows.at(-1) ?? null;
}

describe("a notice", () => {
  test("reaches the device encrypted, signed by the academy, with a kind and a path alone", async () => {
    const student = await makeStudent(academy);
    const device = await subscribe(student);
    await tryOut(student);
    const [push] = await send(device);
    if (!push) throw new Error("nothing arrived");
    expect(device.read(push)).toEqual({
      web_push: 8030,
      mutable: true,
      notification: {
        title: standardSite.academy.name,
        navigate: "https://academy.example/account/reminders",
        lang: "en",
        tag: "test",
        data: { kind: "test", path: "/account/reminders" },
      },
    });
    expect(push.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "normal",
    });
    expect(Number(push.headers["ttl"])).toBeGreaterThan(500);
    expect(push.body.toString("latin1")).not.toContain("reminders");
    checkSignature(push.headers.authorization ?? "");
  });

  test("comes once, whatever the number of presses, senders and restarts", async () => {
    const student = await makeStudent(academy);
    const device = await subscribe(student);
    await tryOut(student);
    await tryOut(student);
    await academy.pool.query("update pushes set due_at = now() where sent_at is null");
    await Promise.all([pushDue(options, new Date()), pushDue(options, new Date())]);
    await send(device);
    expect(arrivedAt(device)).toHaveLength(1);
  });

  test("that a sender had taken when it died is sent by the next one", async () => {
    const student = await makeStudent(academy);
    const device = await subscribe(student);
    await tryOut(student);
    await academy.pool.query(
      "update pushes set attempts = 1, due_at = now() - interval '1 second' where sent_at is null",
    );
    await pushDue(options, new Date());
    expect(arrivedAt(device)).toHaveLength(1);
  });

  test("that comes too late is not sent, and forgotten", async () => {
    const student = await makeStudent(academy);
    const device = await subscribe(student);
    await tryOut(student);
    await academy.pool.query("update pushes set expires_at = now() where sent_at is null");
    await send(device);
    expect(arrivedAt(device)).toEqual([]);
    await deleteOldPushes(academy.database);
    expect(await stateOf(device)).toBeNull();
  });

  test("goes with the language of its reader", async () => {
    const student = await makeStudent(academy);
    const device = await subscribe(student);
    await academy.pool.query("update accounts set language = 'te' where id = $1", [student.id]);
    await tryOut(student);
    const [push] = await send(device);
    expect(push && device.read(push)).toMatchObject({ notification: { lang: "te" } });
  });
});

/** Checks the header of RFC 8292 with the academy's public key. */
function checkSignature(header: string): void {
  const [, token = "", publicKey] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  expect(publicKey).toBe(key.publicKey);
  const point = Buffer.from(key.publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const [head, claims, signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({
    aud: "https://fcm.googleapis.com",
    sub: `mailto:${standardSite.academy.email}`,
  });
}

describe("a browser's maker that answers", () => {
  async function answer(...statuses: Parameters<typeof makers.answers.set>[1]) {
    const student = await makeStudent(academy);
    const device = await subscribe(student);
    makers.answers.set(device.endpoint, statuses);
    await tryOut(student);
    await send(device);
    return device;
  }

  test.each([403, 404, 410])("%i has no such device: it is forgotten", async (status) => {
    const device = await answer({ status });
    expect(await stateOf(device)).toBeNull();
    await send(device);
    expect(arrivedAt(device)).toHaveLength(1);
  });

  test.each([400, 413])("%i gets it no more, and the device stays", async (status) => {
    const device = await answer({ status });
    expect(await stateOf(device)).toMatchObject({ sent: false, failed: true });
    await send(device);
    expect(arrivedAt(device)).toHaveLength(1);
  });

  test("with another address is not followed there", async () => {
    const device = await answer({
      status: 307,
      headers: { location: `${makers.url}/fcm.googleapis.com/elsewhere` },
    });
    expect(await stateOf(device)).toMatchObject({ failed: true });
    expect(makers.arrived.map(({ endpoint }) => endpoint)).toEqual([device.endpoint]);
  });

  test("that it has too many waits as long as it says, and then gets it", async () => {
    const device = await answer(
      { status: 429, headers: { "retry-after": "300" } },
      { status: 201 },
    );
    const { sent, seconds } = (await stateOf(device)) ?? {};
    expect(sent).toBe(false);
    expect(seconds).toBeGreaterThan(290);
    await pushDue(options, new Date());
    expect(arrivedAt(device)).toHaveLength(1);
    await send(device);
    expect(arrivedAt(device)).toHaveLength(2);
    expect(await stateOf(device)).toMatchObject({ sent: true });
  });

  test("with nothing, or that it is broken, gets it later", async () => {
    const device = await answer(null, { status: 503 }, { status: 201 });
    expect(await stateOf(device)).toMatchObject({ sent: false, failed: false });
    await send(device, 2);
    expect(arrivedAt(device)).toHaveLength(3);
    expect(await stateOf(device)).toMatchObject({ sent: true });
  });
});

describe("a lesson", () => {
  test("that begins within ten minutes is told once to its student and its tutor, in a hurry", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const devices = { student: await subscribe(student), tutor: await subscribe(tutor) };
    const startsAt = new Date(Date.now() + 9 * minute);
    const lesson = { title: "Circles", startsAt };
    const id = await publish(academy, assignmentId, tutor, "live-session", lesson);
    await pushDue(options, new Date());
    await pushDue(options, new Date());
    expect(kindsAt(devices.student)).toEqual([{ kind: "soon", path: "/dashboard" }]);
    expect(kindsAt(devices.tutor)).toEqual([{ kind: "soon", path: "/tutor-dashboard" }]);
    const [push] = arrivedAt(devices.student);
    expect(push?.headers).toMatchObject({ urgency: "high", topic: id.replaceAll("-", "") });
    expect(Number(push?.headers["ttl"])).toBeLessThanOrEqual(540);
  });

  test("that is later, cancelled or somebody else's is not", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const [own, stranger] = [await subscribe(student), await subscribe(await makeStudent(academy))];
    const later = { title: "Later", startsAt: new Date(Date.now() + 11 * minute) };
    await publish(academy, assignmentId, tutor, "live-session", later);
    const soon = { title: "Off", startsAt: new Date(Date.now() + 5 * minute), minutes: 5 + 5 };
    const other = await makeCourse(academy);
    const id = await publish(academy, other.assignmentId, other.tutor, "live-session", soon);
    await academy.pool.query(
      "update content_items set cancelled_at = now(), cancelled_as = 'tutor', cancel_reason = '', cancelled_late = false where id = $1",
      [id],
    );
    await pushDue(options, new Date());
    expect([...kindsAt(own), ...kindsAt(stranger)]).toEqual([]);
  });
});

describe("nothing is sent", () => {
  const ends: [name: string, end: (person: Person) => Promise<unknown>][] = [
    ["after signing out", ({ browser }) => browser.post("/logout")],
    [
      "once the session was ended elsewhere",
      ({ id }) => academy.pool.query("delete from sessions where account_id = $1", [id]),
    ],
    [
      "once the session is over",
      ({ id }) =>
        academy.pool.query(
          "update sessions set created_at = now() - interval '9 days', expires_at = now() - interval '1 day' where account_id = $1",
          [id],
        ),
    ],
    ["to who has said no", ({ browser }) => browser.post("/account/reminders/refusal")],
    [
      "to a deleted account",
      ({ id }) => academy.pool.query("delete from accounts where id = $1", [id]),
    ],
  ];
  test.each(ends)("%s", async (_, end) => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const device = await subscribe(student);
    await end(student);
    const lesson = { title: "Soon", startsAt: new Date(Date.now() + 5 * minute) };
    await publish(academy, assignmentId, tutor, "live-session", lesson).catch(() => {});
    await pushDue(options, new Date());
    expect(arrivedAt(device)).toEqual([]);
  });

  test("to the person before, once another one turns reminders on in the same browser", async () => {
    const [first, second] = [await makeStudent(academy), await makeStudent(academy)];
    const device = await subscribe(first);
    await second.browser.post("/account/reminders", device.form);
    await second.browser.post("/account/reminders/test");
    expect((await first.browser.post("/account/reminders/test")).headers.get("location")).toBe(
      "/account/reminders",
    );
    await send(device);
    expect(arrivedAt(device)).toHaveLength(1);
  });
});

test("an address that is no browser's is refused, and never called", async () => {
  const { browser } = await makeAdmin(academy);
  const { form } = makeDevice();
  for (const wrong of [
    { ...form, endpoint: "https://127.0.0.1/x" },
    { ...form, endpoint: "https://attacker.example/x" },
    { ...form, endpoint: "" },
    { ...form, p256dh: "AAAA" },
    // As long as a key, and a point of no curve.
    { ...form, p256dh: Buffer.alloc(65, 4).toString("base64url") },
    { ...form, auth: "" },
  ]) {
    expect((await browser.post("/account/reminders", wrong)).status).toBe(400);
  }
  expect(await browser.read("/account/reminders")).not.toContain("This device gets reminders.");
});

test("a key that is none keeps nobody else's notices back", async () => {
  const [broken, whole] = [await makeStudent(academy), await makeStudent(academy)];
  const devices = [await subscribe(broken), await subscribe(whole)] as const;
  await tryOut(broken);
  await tryOut(whole);
  await academy.pool.query("update push_subscriptions set p256dh = $2 where endpoint = $1", [
    devices[0].endpoint,
    Buffer.alloc(65, 4),
  ]);
  await send(devices[1]);
  expect(makers.arrived.map(({ endpoint }) => endpoint)).toEqual([devices[1].endpoint]);
  expect(await stateOf(devices[0])).toBeNull();
});

test("an address that was allowed once and is no longer is not called", async () => {
  const student = await makeStudent(academy);
  const device = await subscribe(student);
  await tryOut(student);
  const elsewhere = "https://10.0.0.1/x";
  await academy.pool.query("update push_subscriptions set endpoint = $2 where endpoint = $1", [
    device.endpoint,
    elsewhere,
  ]);
  await pushDue(options, new Date());
  expect(makers.arrived).toEqual([]);
  const { rowCount } = await academy.pool.query(
    "select from push_subscriptions where endpoint = $1",
    [elsewhere],
  );
  expect(rowCount).toBe(0);
});
