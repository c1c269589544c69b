import { beforeEach, describe, expect, test } from "vitest";
import { photosOfAnswer, photosOfWeek, pieceBytes } from "#domain/homework/photo.ts";
import { useAcademy } from "#test/support/academy.ts";
import { addPhoto, comeOfAge, makeHomework } from "#test/support/homework.ts";
import { makeCourse, type Person } from "#test/support/people.ts";
import { makeCameraPhoto } from "#test/support/photos.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let homeworkId = "";

beforeEach(async () => {
  const course = await makeCourse(academy);
  ({ student, tutor } = course);
  homeworkId = await makeHomework(academy, course);
  await comeOfAge(academy, student);
});

const page = () => `/dashboard/homework/${homeworkId}`;

interface Answer {
  status: number;
  received?: number;
  photoId?: string | null;
  reason?: string;
}

/** Sends a piece of a photo as the page's script does. */
async function send(upload: string, file: Buffer, start: number, bytes = pieceBytes) {
  const path = `${page()}/upload?upload=${upload}&start=${start}&size=${file.byteLength}`;
  const body = new Uint8Array(file.subarray(start, start + bytes));
  const headers = { "content-type": "application/octet-stream" };
  const answer = await student.browser.send(path, { method: "POST", body, headers });
  return { status: answer.status, ...((await answer.json()) as object) } as Answer;
}

async function sendAll(file: Buffer, upload: string = crypto.randomUUID()): Promise<Answer> {
  let answer = await send(upload, file, 0);
  while (answer.status === 200 && !answer.photoId) {
    answer = await send(upload, file, Math.min(answer.received ?? 0, file.byteLength - 1));
  }
  return answer;
}

const askHowFar = async (upload: string) =>
  (await (await student.browser.get(`${page()}/upload?upload=${upload}`)).json()) as Answer;

/** A photo of several pieces: noise does not get small. */
const largePhoto = () => makeCameraPhoto({ width: 1600, height: 1200, noise: true });

const countPhotos = async () =>
  (await academy.pool.query("select from photos where homework_id = $1", [homeworkId])).rows.length;
const countPieces = async () =>
  (await academy.pool.query("select from upload_parts where homework_id = $1", [homeworkId])).rows
    .length;

describe("a photo in pieces", () => {
  test("becomes one photo, and its pieces are gone", async () => {
    const file = await largePhoto();
    expect(file.byteLength).toBeGreaterThan(4 * pieceBytes);
    const { photoId } = await sendAll(file);
    const picture = await student.browser.get(`/dashboard/photos/${photoId}`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("cache-control")).toBe("private, no-cache");
    expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
    const tag = picture.headers.get("etag") ?? "";
    const again = { "if-none-match": tag };
    expect((await student.browser.get(`/dashboard/photos/${photoId}`, again)).status).toBe(304);
    expect([await countPhotos(), await countPieces()]).toEqual([1, 0]);
    expect(await student.browser.read(page())).toContain(`/dashboard/photos/${photoId}`);
  });

  test("that comes twice, out of order or with a gap is still the same one", async () => {
    const file = await largePhoto();
    const upload = crypto.randomUUID();
    expect(await send(upload, file, pieceBytes)).toMatchObject({ status: 200, received: 0 });
    expect(await send(upload, file, 0)).toMatchObject({ received: pieceBytes });
    expect(await send(upload, file, 0)).toMatchObject({ received: pieceBytes });
    expect(await send(upload, file, 3 * pieceBytes)).toMatchObject({ received: pieceBytes });
    expect(await askHowFar(upload)).toEqual({ received: pieceBytes, photoId: null });
    const first = await sendAll(file, upload);
    const second = await sendAll(file, upload);
    expect(second.photoId).toBe(first.photoId);
    expect(await countPhotos()).toBe(1);
  });

  test("sent by two pages at once arrives once", async () => {
    const file = await largePhoto();
    const upload = crypto.randomUUID();
    const both = await Promise.all([sendAll(file, upload), sendAll(file, upload)]);
    expect(new Set(both.map(({ photoId }) => photoId)).size).toBe(1);
    expect([await countPhotos(), await countPieces()]).toEqual([1, 0]);
  });

  test("of which everything is here is made once its last piece asks for it", async () => {
    const file = await makeCameraPhoto();
    const upload = crypto.randomUUID();
    await academy.pool.query(
      `insert into upload_parts (homework_id, student_id, upload_id, start, bytes)
       values ($1, $2, $3, 0, $4)`,
      [homeworkId, student.id, upload, file],
    );
    expect(await askHowFar(upload)).toEqual({ received: file.byteLength, photoId: null });
    const answer = await send(upload, file, file.byteLength - 1);
    expect(answer).toMatchObject({ received: file.byteLength, photoId: expect.any(String) });
  });

  test.each([
    ["heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["no-photo", Buffer.from("%PDF-1.7 a page of homework")],
    ["unreadable", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3, 4, 5, 6, 7])],
  ])("that is %s leaves nothing", async (reason, file) => {
    expect(await sendAll(file)).toEqual({ status: 409, reason });
    expect([await countPhotos(), await countPieces()]).toEqual([0, 0]);
  });

  test("larger than it said, or than any may be, is refused", async () => {
    const file = await largePhoto();
    const upload = crypto.randomUUID();
    const path = (size: number) => `${page()}/upload?upload=${upload}&start=0&size=${size}`;
    const post = async (size: number) => {
      const body = new Uint8Array(file.subarray(0, 1000));
      const answer = await student.browser.send(path(size), { method: "POST", body });
      return [answer.status, ((await answer.json()) as Answer).reason];
    };
    expect(await post(999)).toEqual([400, "invalid"]);
    expect(await post(16 * 1024 * 1024)).toEqual([409, "photo-too-large"]);
    const body = new Uint8Array(pieceBytes + 1);
    const whole = await student.browser.send(path(pieceBytes + 1), { method: "POST", body });
    expect(whole.status).toBe(413);
    expect(await countPieces()).toBe(0);
  });
});

describe("there is room for", () => {
  test("five photos, and the page says so", async () => {
    for (let at = 0; at < photosOfAnswer; at += 1) await addPhoto(academy, student, homeworkId);
    const html = await student.browser.read(page());
    expect(html).toContain("An answer can have 5 photos.");
    expect(html).not.toContain('type="file"');
    const file = await makeCameraPhoto();
    expect(await sendAll(file)).toEqual({ status: 409, reason: "answer-full" });
    const { rows } = await academy.pool.query(
      "select outcome, reason, subject_id from audit_log where action = 'add-photo' and actor_id = $1",
      [student.id],
    );
    expect(rows).toEqual([{ outcome: "denied", reason: "not-possible", subject_id: homeworkId }]);
  });

  test("sixty in a week, counted with those that were taken out", async () => {
    for (let at = 0; at < photosOfWeek; at += 1) await addPhoto(academy, student, homeworkId);
    await academy.pool.query("update photos set removed_at = now() where homework_id = $1", [
      homeworkId,
    ]);
    expect(await student.browser.read(page())).toContain("60 photos within seven days");
    expect(await sendAll(await makeCameraPhoto())).toEqual({ status: 409, reason: "week-full" });
    await academy.pool.query(
      "update photos set added_at = now() - interval '7 days' where homework_id = $1",
      [homeworkId],
    );
    expect(await sendAll(await makeCameraPhoto())).toMatchObject({ status: 200 });
  });

  test("five uploads that go on at once; those that have stalled make room", async () => {
    const file = await largePhoto();
    for (let at = 0; at < photosOfAnswer; at += 1) await send(crypto.randomUUID(), file, 0);
    expect(await send(crypto.randomUUID(), file, 0)).toEqual({ status: 409, reason: "busy" });
    await academy.pool.query("update upload_parts set added_at = now() - interval '11 minutes'");
    expect(await send(crypto.randomUUID(), file, 0)).toMatchObject({ received: pieceBytes });
    expect(await countPieces()).toBe(1);
  });
});

describe("without a script", () => {
  const form = async (file: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set("photo", new Blob([file]), "page.jpg");
    return student.browser.send(`${page()}/photos`, { method: "POST", body });
  };

  test("a form adds a photo", async () => {
    const answer = await form(await makeCameraPhoto());
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${page()}#photos`]);
    expect(await countPhotos()).toBe(1);
  });

  test("it says why it takes none", async () => {
    const answer = await form(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
    const location = answer.headers.get("location") ?? "";
    expect(await student.browser.read(location)).toContain("Your phone made a HEIC file");
  });
});

test("a marked answer takes no photo, loses none and no text", async () => {
  const photoId = await addPhoto(academy, student, homeworkId);
  await student.browser.post(page(), { answer: "x = 4" });
  await tutor.browser.post(`/tutor-dashboard${page().slice("/dashboard".length)}`, {
    word: "Good",
  });
  expect(await sendAll(await makeCameraPhoto())).toEqual({ status: 409, reason: "closed" });
  await student.browser.post(`/dashboard/photos/${photoId}/removal`);
  expect((await student.browser.get(`/dashboard/photos/${photoId}`)).status).toBe(200);
  expect((await student.browser.post(page(), { answer: "x = 5" })).status).toBe(409);
  const html = await student.browser.read(page());
  expect([html.includes("x = 4"), html.includes("Good")]).toEqual([true, true]);
});
