// English: 24a73837
import type * as english from "#routes/admin/export/messages.ts";

export const headings: typeof english.headings = {
  name: "పేరు",
  email: "ఈమెయిల్",
  phone: "ఫోన్",
  class: "తరగతి",
  classes: "తరగతులు",
  subject: "సబ్జెక్ట్",
  subjects: "సబ్జెక్టులు",
  joined: "చేరిన తేదీ",
  applied: "దరఖాస్తు తేదీ",
  qualification: "అర్హత",
  experience: "అనుభవం",
  status: "స్థితి",
  reason: "కారణం",
  student: "విద్యార్థి",
  tutor: "ట్యూటర్",
  assigned: "కేటాయించిన తేదీ",
  month: "నెల",
  medianHours: "ఫలితం చెప్పడానికి సాధారణంగా పట్టిన గంటలు (median)",
};
