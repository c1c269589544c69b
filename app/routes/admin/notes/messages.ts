export const messages = {
  title: (name: string) => `Note about ${name}`,
  note: "Note",
  save: "Save Note",
  saving: "Saving...",
  delete: "Delete Note",
  deleteQuestion: "Should this note be deleted? It can't be brought back.",
};
