// English: b8931f39
import type * as english from "#routes/admin/person/note-messages.ts";

export const noteMessages: typeof english.noteMessages = {
  title: "स्टाफ़ के नोट",
  note: "नया नोट",
  hint: "यहाँ के नोट सिर्फ़ एडमिन पढ़ते हैं। पर जब लोग अपना डेटा डाउनलोड करते हैं, तो उनके बारे में लिखे नोट भी उस फ़ाइल में होते हैं।",
  save: "नोट सेव करें",
  saving: "सेव हो रहा है...",
  former: "पूर्व एडमिन",
  changed: (at) => `बदला गया: ${at}`,
  edit: "बदलें",
  editOf: (at) => `यह नोट बदलें: ${at}`,
};
