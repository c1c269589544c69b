import { demoDays, type DemoRequestProblem } from "#domain/enquiries/demo-request.ts";

/** @param email the academy's */
export const problems = (email: string): Record<DemoRequestProblem, string> => ({
  "time-missing": "Please choose a date and a time for both choices.",
  "no-such-time": "Please check the date and the time.",
  "in-the-past": "Please choose a time in the future.",
  "too-far": `Please choose a time within the next ${demoDays} days.`,
  "same-time": "Please choose two different times.",
  "phone-missing": "Please tell us a phone number.",
  "phone-invalid": "Please check the phone number.",
  "too-long": `That number is too long. If it is right, write to ${email}.`,
});
