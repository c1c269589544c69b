export const noteMessages = {
  title: "Staff notes",
  note: "New note",
  hint: "Only admins read notes here. When people download their data, the notes about them are in the file.",
  save: "Save Note",
  saving: "Saving...",
  former: "A former admin",
  changed: (at: string) => `changed ${at}`,
  edit: "Edit",
  editOf: (at: string) => `Edit the note of ${at}`,
};
