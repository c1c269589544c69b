import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#data/database.ts";
import { assign, makeAdmin, makeStudent, makeTutor } from "../support/people.ts";
import { send } from "../support/request.ts";

/** People who read and write until they are stopped. */
export interface Traffic {
  counts: {
    /** Titles of published items whose form was answered with a redirect. */
    acknowledged: string[];
    read: number;
    /** Milliseconds of the slowest page. */
    slowest: number;
    /** Requests with an unexpected answer or none. */
    failed: string[];
  };
  stop: () => Promise<void>;
}

const writers = 8;
const pauseMilliseconds = 10;

/** Makes eight tutors who publish recordings and six people who read pages, and starts them all. */
export async function startTraffic(origin: string, database: Database): Promise<Traffic> {
  const counts: Traffic["counts"] = { acknowledged: [], read: 0, slowest: 0, failed: [] };
  let isStopping = false;

  /** Sends one request. @returns milliseconds, or null if it failed */
  const request = async (
    path: string,
    expected: number,
    cookie: string,
    form?: Record<string, string>,
  ): Promise<number | null> => {
    const options = { cookie, ...(form && { form }) };
    const reply = await send(origin + path, options).catch((error: Error) => error.message);
    const status = typeof reply === "string" ? reply : reply.status;
    if (status !== expected) counts.failed.push(`${path}: ${status}`);
    return typeof reply === "string" || status !== expected ? null : reply.milliseconds;
  };

  const write = async (path: string, cookie: string, writer: number) => {
    for (let number = 1; !isStopping; number += 1) {
      const title = `Recording ${writer}.${number}`;
      const url = `https://video.example/${writer}/${number}`;
      const form = { title, description: "A lesson.", url, date: "", time: "" };
      if ((await request(path, 303, cookie, form)) !== null) counts.acknowledged.push(title);
      await delay(pauseMilliseconds);
    }
  };
  const read = async (path: string, cookie: string) => {
    while (!isStopping) {
      const milliseconds = await request(path, 200, cookie);
      counts.read += 1;
      counts.slowest = Math.max(counts.slowest, milliseconds ?? 0);
      await delay(pauseMilliseconds);
    }
  };

  const student = await makeStudent(database);
  const tutor = await makeTutor(database);
  const admin = await makeAdmin(database);
  const courseId = await assign(database, student, tutor);
  const lists: [path: string, cookie: string][] = [];
  while (lists.length < writers) {
    const teacher = await makeTutor(database);
    const id = await assign(database, await makeStudent(database), teacher);
    lists.push([`/tutor-dashboard/${id}/recordings/add`, teacher.cookie]);
  }
  const working = [
    ...lists.map(([path, cookie], writer) => write(path, cookie, writer)),
    read("/", ""),
    read("/login", ""),
    read("/faq", student.cookie),
    read(`/dashboard/courses/${courseId}`, student.cookie),
    read("/tutor-dashboard", tutor.cookie),
    read("/admin-dashboard", admin.cookie),
  ];
  return {
    counts,
    async stop() {
      isStopping = true;
      await Promise.all(working);
    },
  };
}
