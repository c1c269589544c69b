// English: 9e6a0516
import type * as english from "#routes/admin/notes/messages.ts";

export const messages: typeof english.messages = {
  title: (name) => `${name} के बारे में नोट`,
  note: "नोट",
  save: "नोट सेव करें",
  saving: "सेव हो रहा है...",
  delete: "नोट हटाएँ",
  deleteQuestion: "यह नोट हटाना है? इसे वापस नहीं लाया जा सकता।",
};
