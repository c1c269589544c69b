export const messages = {
  title: (name: string) => `Note about ${name}`,
  note: "Note",
  save: "Save Note",
  saving: "Saving...",
  delete: "Delete Note",
  deleteQuestion: "Delete this note? It can't be restored.",
};
