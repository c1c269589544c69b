// English: c1de3f3d
import type * as english from "#mails/timetable/lesson-tutor/messages.ts";

export const messages: typeof english.messages = {
  subject: (tutor, subject, time) => `${time}: ${subject} క్లాస్ చెప్పేది ${tutor} గారు`,
  text: (tutor) => `ఈ ఒక్క క్లాస్‌ను ${tutor} గారు చెబుతారు. సమయం, లింక్ మారవు:`,
  student: "విద్యార్థి",
  course: "సబ్జెక్ట్",
  tutor: "ట్యూటర్",
  starts: "మొదలు",
  length: "నిడివి",
  link: "క్లాస్ పేజీ తెరవండి",
  guardianLink: "మీ పేజీ తెరవండి",
};
