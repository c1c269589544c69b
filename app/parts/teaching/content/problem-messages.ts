import type { ContentProblem } from "#domain/teaching/content.ts";
import { longestLength, shortestLength } from "#domain/timetable/lesson-length.ts";

/** The words for each problem of the form (§5). */
export const problems: Record<ContentProblem, string> = {
  "required-missing": "Please fill in the title and the description.",
  "url-missing": "Please enter a URL.",
  "url-invalid": "Please enter a valid URL that begins with http:// or https://.",
  "date-missing": "Please enter a date and a time.",
  "date-invalid": "Please enter a real date and time.",
  "too-long":
    "That is too long. A title can have 200 characters and a description 5,000 characters.",
  "length-invalid": `Please choose a length from ${shortestLength} to ${longestLength} minutes.`,
  "mark-incomplete": "Please enter both the mark and what it is out of, or neither.",
  "mark-invalid":
    "Please enter numbers from 0 to 1,000 with at most two decimals. An exam is out of more than 0.",
  "mark-too-high": "The mark is higher than what it is out of.",
};
