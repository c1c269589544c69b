import { subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { password } from "../support/people.ts";

/** A student's sign-up as the form sends it, and as the database then has it. */
export function signUpForm(number: number) {
  const email = `student-${number}-${Date.now().toString(36)}@faults.example`;
  const [name, username] = [`Sita Devi ${number}`, `sita${number}`];
  const phoneNumber = "+91 00000 00000";
  const address = `House ${number}, వరంగల్`;
  const referralEmail = `friend-${number}@faults.example`;
  const chosen = ["mathematics", "physics"];
  return {
    fields: {
      email,
      password,
      confirmPassword: password,
      name,
      username,
      phoneNumber,
      address,
      referralEmail,
      selectedClass: "class-10",
      selectedSubjects: chosen,
    },
    facts: [name, username, phoneNumber, address, referralEmail, "class-10", chosen.join(" ")],
  };
}

/** A tutor's application as the form sends it, and as the database then has it. */
export function applicationForm(number: number) {
  const email = `tutor-${number}-${Date.now().toString(36)}@faults.example`;
  const [firstName, lastName, phoneNumber] = ["Ravi", `Rao ${number}`, "+91 00000 00000"];
  const bio = `Taught ${number} students.`;
  return {
    fields: {
      email,
      password,
      confirmPassword: password,
      firstName,
      lastName,
      phoneNumber,
      qualification: "master",
      experience: "3-5",
      selectedClasses: ["class-10"],
      selectedSubjects: [...subjectIds],
      bio,
    },
    facts: [
      firstName,
      lastName,
      phoneNumber,
      "master",
      "3-5",
      "class-10",
      subjectIds.join(" "),
      bio,
      "pending",
      "",
    ],
  };
}

const kinds = [
  ["recordings", "recording"],
  ["live-sessions", "live-session"],
  ["exams", "exam"],
  ["announcements", "announcement"],
] as const;

/** The tab on which a tutor finds a kind of content. */
export function sectionOf(kind: string): string {
  return kinds.find(([, one]) => one === kind)?.[0] ?? "";
}

/** What a tutor publishes, each kind in turn. */
export function contentForm(number: number) {
  const [section, kind] = kinds[number % kinds.length] ?? kinds[0];
  const isLive = kind === "live-session";
  // A day of its own: nobody has two lessons at once.
  const day = new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10);
  return {
    section,
    kind,
    fields: {
      title: `Lesson ${number} of ${Date.now().toString(36)}`,
      description: `Chords and tangents, part ${number}.`,
      url: `https://video.example/${number}`,
      ...(isLive && { date: day, time: "18:30" }),
    },
    /** In UTC, as the snapshot has it. */
    starts: isLive ? `${day} 13:00` : "",
  };
}
