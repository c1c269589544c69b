/** "Asha on November 23, 2026 at 5:30 PM" and the like are whole sentences, for translations. */
export const messages = {
  title: "Site",
  text: "Change what the public site says. Nothing is public before you publish it.",
  sections: "Sections",
  edit: "Edit",
  state: {
    sample: "Sample",
    partly: "Partly samples",
    draft: "Draft text",
    standard: "Standard",
    own: "Your own",
    pending: "Not published yet",
  },
  sampleNote:
    "What is marked as a sample belongs to no real academy: replace it before you go live.",
  nothingPending: "Nothing waits to be published",
  publishedAt: (version: number, moment: string) => `Version ${version}, published ${moment}.`,
  neverPublished: "You have published nothing yet: visitors see the standard site.",
  pendingTitle: "Not published yet",
  changedBy: (names: readonly string[], moment: string) =>
    `Changed by ${new Intl.ListFormat("en-IN").format(names)}, last on ${moment}.`,
  previewTitle: (page: string) => `Preview: ${page}`,
  publish: "Publish...",
  discard: "Discard Changes...",
  versions: "Versions",
  visit: "Open the site",
  back: "Back to Site",
};

export const publishMessages = {
  title: "Publish the site",
  text: "This becomes public at once, on every page.",
  note: "Note",
  noteHint: "For you and your colleagues, in the list of versions.",
  optional: "Optional",
  publish: "Publish",
  publishing: "Publishing...",
  changed: "The draft has changed meanwhile. Look at the changes again, then publish.",
  nothing: "There is nothing to publish.",
};

export const discardMessages = {
  title: "Discard the changes?",
  text: "The site stays as it is published. What was changed since is gone for everybody who edits it.",
  discard: "Discard Changes",
  discarding: "Discarding...",
  cancel: "Cancel",
};

export const sectionMessages = {
  save: "Save",
  saving: "Saving...",
  invalid: (fields: number) =>
    fields === 1 ? "One field has to be corrected." : `${fields} fields have to be corrected.`,
  changed: (name: string | null) =>
    name === null
      ? "This section was published or discarded while you were typing. This is what it says now; saving again replaces it."
      : `${name} has changed this section while you were typing. This is what it says now; saving again replaces it.`,
  up: "Move Up",
  down: "Move Down",
  remove: "Remove",
  optional: "Optional",
  choose: "Choose",
  difference: { before: "What you typed", after: "What it says now", empty: "(empty)" },
  standard: "Use the Standard Words",
  standardColours: "Use the Standard Colours",
  preview: "Preview What Is Saved",
};

export const versionMessages = {
  title: "Versions",
  none: "You have published nothing yet.",
  version: (number: number) => `Version ${number}`,
  by: (name: string, moment: string) => `${name}, ${moment}`,
  section: (name: string, by: string | undefined) => (by ? `${name} (${by})` : name),
  older: "Older versions",
  changedTitle: "What it changed",
  nothing: "It says the same as the version before.",
  difference: { before: "Before", after: "After", empty: "(empty)" },
  restore: "Go Back to This Version",
  restoring: "Going back...",
  restoreText:
    "The site says again what it said then, at once, as a new version. Changes that are not published yet are discarded.",
  restoreNote: (number: number) => `Back to version ${number}`,
  current: "This is what visitors see now.",
};

export const flagWords = { yes: "Yes", no: "No" };

export const logoWords = {
  standard: "The standard mark",
  picture: ({ width, height }: { width: number; height: number }, isNew: boolean) =>
    `${isNew ? "Another picture" : "A picture"} of ${width} × ${height} pixels`,
};
