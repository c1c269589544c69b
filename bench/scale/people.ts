import { hashPassword } from "#access/password.ts";
import { openSession } from "#access/session.ts";
import { createAdmin } from "#data/admins.ts";
import type { Database } from "#data/database.ts";
import { longLived } from "./fill.ts";
import { studentsOfTutor } from "./life.ts";
import { id } from "./numbers.ts";

/** The password of everybody who signs in. */
export const password = "correct horse battery";

/** One of the people whose pages are measured. */
export interface Visitor {
  number: number;
  email: string;
  cookie: string;
}

/** A student, and the tutor of the second of their assignments. */
export interface Pair {
  student: Visitor;
  tutor: Visitor;
}

export interface Visitors {
  /** From all over the academy. */
  pairs: Pair[];
  /** Students with a year behind them. */
  longLived: Visitor[];
  admin: string;
}

/** Opens sessions for some of the students, their tutors and an admin. */
export async function signInVisitors(
  database: Database,
  students: number,
  count: number,
): Promise<Visitors> {
  const hash = await hashPassword(password);
  const visit = async (letter: "s" | "t", number: number): Promise<Visitor> => {
    const accountId = id(letter, number);
    const email = `${letter === "s" ? "student" : "tutor"}${number}@scale.example`;
    const cookie = await openSession(database, false, accountId, "bench");
    return { number, email, cookie: cookie.split(";")[0] ?? "" };
  };
  const pairs: Pair[] = [];
  for (let at = 0; at < count; at += 1) {
    // Those in the middle of each ten, so that nobody is the last of the academy.
    const ten = Math.floor((at * (students - longLived)) / count / 10) + longLived / 10;
    const number = ten * 10 + 1 + (at % 10);
    const student = await visit("s", number);
    await database
      .updateTable("accounts")
      .set({ password_hash: hash })
      .where("id", "=", id("s", number))
      .execute();
    pairs.push({ student, tutor: await visit("t", Math.ceil(number / studentsOfTutor)) });
  }
  const old: Visitor[] = [];
  for (let number = 1; number <= longLived; number += 1) old.push(await visit("s", number));
  return { pairs, longLived: old, admin: await signInAdmin(database, hash) };
}

let admins = 0;

async function signInAdmin(database: Database, hash: string): Promise<string> {
  admins += 1;
  const accountId = await createAdmin(database, `admin${admins}@scale.example`, hash, "Admin");
  const cookie = await openSession(database, false, accountId ?? "", "bench");
  return cookie.split(";")[0] ?? "";
}
