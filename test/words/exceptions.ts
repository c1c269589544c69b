/** A message that breaks a rule for a good reason. */
export interface Exception {
  rule: string;
  /** The message's module and key. */
  name: string;
  reason: string;
}

/** What the tests of the words let pass. One that is no longer needed fails. */
export const exceptions: readonly Exception[] = [
  {
    rule: "terms",
    name: "app/content/teaching/syllabus/names/english.ts#names.Subject and verb agreement",
    reason: "The subject of a sentence, not of a course",
  },
  {
    rule: "terms",
    name: "app/content/teaching/syllabus/names/mathematics.ts#names.Linear programming",
    reason: "NCERT’s books in Hindi call it रैखिक प्रोग्रामन; no program is meant",
  },
  {
    rule: "terms",
    name: "app/routes/tutor/overview/application-messages.ts#applicationSteps.1.state",
    reason: "“In progress” means that it is under way, not how a student gets on",
  },
];
