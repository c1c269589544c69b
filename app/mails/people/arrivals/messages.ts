import { maxCountedArrivals } from "#data/mail/arrivals.ts";
import { count } from "#content/shared/count.ts";

const number = (value: number, one: string, more: string) =>
  value >= maxCountedArrivals ? `${maxCountedArrivals} or more ${more}` : count(value, one, more);

export const messages = {
  students: (value: number) => number(value, "new student", "new students"),
  tutors: (value: number) => number(value, "new application", "new applications"),
  subject: (parts: readonly string[], academy: string) => `${parts.join(" and ")} at ${academy}`,
  text: (since: string) => `Since ${since} these people have signed up:`,
  next: "Students without a tutor and applications to read are on your dashboard.",
  link: "Open your dashboard",
};
