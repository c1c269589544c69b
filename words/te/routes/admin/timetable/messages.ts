// English: 4f62c885
import type * as english from "#routes/admin/timetable/messages.ts";

export const messages: typeof english.messages = {
  of: (name) => `టైమ్‌టేబుల్: ${name}`,
  everybody: "అందరూ",
  tutor: "ట్యూటర్",
  page: (name) => `${name} గారి పేజీ`,
  findTutor: "ట్యూటర్ పేరు",
  show: "చూపించండి",
  clear: "ఫిల్టర్లు తీసివేయండి",
  none: "అలాంటి ట్యూటర్ ఎవరూ లేరు.",
  suspended: "నిలిపివేశారు",
};
