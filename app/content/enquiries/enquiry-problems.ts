import { demoDays } from "#domain/enquiries/demo-request.ts";
import type { EnquiryProblem } from "#domain/enquiries/form.ts";

/** The message for each rule of an enquiry. */
export const enquiryProblems: Record<EnquiryProblem, string> = {
  "name-missing": "Please enter a name.",
  "contact-missing": "Please give a phone number or an email.",
  "class-missing": "Please select a class.",
  "name-invalid":
    "Please write names without links or hidden characters, and with a space after a full stop.",
  "phone-invalid": "Please check the phone number.",
  "email-invalid": "Please enter a valid email address.",
  "time-missing": "Please choose both a date and a time, or neither.",
  "no-such-time": "Please check the date and the time.",
  "in-the-past": "Please choose a time in the future.",
  "too-far": `Please choose a time within the next ${demoDays} days.`,
  "same-time": "Please choose two different times.",
  "too-long": "That is too long.",
};
