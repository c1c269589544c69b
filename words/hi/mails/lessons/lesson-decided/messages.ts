// English: 389b8c72
import type * as english from "#mails/lessons/lesson-decided/messages.ts";

export const messages: typeof english.messages = {
  subject: (subject, date) => (subject ? `${date} की ${subject} क्लास` : `${date} की क्लास`),
  text: "अकादमी ने इस क्लास की जाँच की है और तय किया है कि इसका नतीजा क्या रहा:",
  outcome: "नतीजा",
  reason: "कारण:",
  next: (email) => `अगर कोई बात छूट गई हो, तो कृपया ${email} पर लिखें।`,
  link: "अपना पेज खोलें",
  guardianLink: "अपना पेज खोलें",
};
