import { hashPassword } from "#access/password.ts";
import { createStudent } from "#data/accounts.ts";
import { openAcademyDatabase } from "#server/academy.ts";
import { readSettings } from "#server/settings.ts";
import { progress } from "#server/progress.ts";

/** The password of everybody whom `fillAcademy` makes. */
export const password = "correct horse battery";

export function knownAddress(number: number): string {
  return `known-${String(number).padStart(4, "0")}@bench.example`;
}

/** As long as a known one, so that only the account makes a difference. */
export function unknownAddress(number: number): string {
  return knownAddress(number).replace("known", "nobod");
}

/** Makes students straight in the database of a running academy, with one hash for all. */
export async function fillAcademy(dataDir: string, count: number): Promise<void> {
  progress(`Making ${count} accounts ...`);
  const settings = readSettings({ DATA_DIR: dataDir });
  const { database, close } = await openAcademyDatabase(settings, progress, "share");
  try {
    const hash = await hashPassword(password);
    await database.transaction().execute(async (trx) => {
      for (let number = 0; number < count; number += 1) {
        await createStudent(trx, knownAddress(number), hash, {
          name: `Student ${number}`,
          username: "student",
          phoneNumber: "",
          address: "",
          referralEmail: null,
          selectedClass: "class-10",
          selectedSubjects: ["mathematics"],
        });
      }
    });
  } finally {
    await close();
  }
}
