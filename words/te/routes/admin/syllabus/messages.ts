// English: 7736465f
import { count } from "#content/shared/count.ts";
import { maxChapterName, maxChapters } from "#domain/teaching/chapter-list.ts";
import type * as english from "#routes/admin/syllabus/messages.ts";

export const messages: typeof english.messages = {
  title: "సిలబస్",
  text: "ట్యూటర్లు తమ రిపోర్టుల్లో టిక్ చేసే అధ్యాయాలు; ఇవే ప్రగతి పేజీలో కుటుంబాలకు కనిపిస్తాయి.",
  class: "తరగతి",
  subject: "సబ్జెక్ట్",
  choose: "ఎంచుకోండి",
  show: "అధ్యాయాలు చూపించండి",
  chapters: "అధ్యాయాలు, వరుసకు ఒకటి",
  hint: `${maxChapters} అధ్యాయాల వరకు. ఇప్పటికే పంపిన రిపోర్టుల్లో అప్పటి పేర్లే ఉంటాయి.`,
  otherNames: "మీ సొంత అధ్యాయానికి అదే వరుసలో తెలుగు, హిందీ పేర్లు కూడా రాయవచ్చు. ప్రామాణిక అధ్యాయాలకు ఆ పేర్లు ఇప్పటికే ఉన్నాయి.",
  withoutName: { te: "తెలుగు పేరు లేనివి", hi: "హిందీ పేరు లేనివి" },
  firstName: "ఆ భాషలో చదివే కుటుంబాలకు వరుసలోని మొదటి పేరు కనిపిస్తుంది.",
  allNamed: "ప్రతి అధ్యాయానికి తెలుగు, హిందీ పేర్లు ఉన్నాయి.",
  save: "అధ్యాయాలు సేవ్ చేయండి",
  saving: "సేవ్ చేస్తున్నాం...",
  reset: "ప్రామాణిక జాబితా వాడండి",
  own: "మీ సొంత జాబితా",
  standard: "ప్రామాణిక జాబితా",
  none: "ఈ తరగతికి, ఈ సబ్జెక్ట్‌కు ప్రామాణిక జాబితా లేదు. మీరు ఒకటి జోడించే వరకు, ట్యూటర్లు తాము ఏం బోధించారో సొంత మాటల్లో రాస్తారు.",
  number: (chapters) => count(chapters, "అధ్యాయం", "అధ్యాయాలు"),
  ownLists: "మీ సొంత జాబితాలు",
  noOwnLists: "ఇంకా ఏవీ లేవు: ప్రతి తరగతి, ప్రతి సబ్జెక్ట్ ప్రామాణిక జాబితానే వాడుతున్నాయి.",
  listName: (subject, className) => `${subject}, ${className}`,
  notChosen: "దయచేసి తరగతిని, సబ్జెక్ట్‌ను ఎంచుకోండి.",
};

export const problems: typeof english.problems = {
  "no-chapters": () => "దయచేసి కనీసం ఒక అధ్యాయం రాయండి, లేదా ప్రామాణిక జాబితా వాడండి.",
  "too-many": () => `దయచేసి ${maxChapters} అధ్యాయాలకు మించకుండా రాయండి.`,
  "no-name": (line) => `ఈ వరుసలో మిగతా పేర్ల కంటే ముందు ఇంగ్లీష్ పేరు లేదు: ${line}`,
  "too-many-names": (line) => `ఈ వరుసలో మూడు కంటే ఎక్కువ పేర్లు ఉన్నాయి: ${line}`,
  "too-long": (name) => `ఈ పేరు ${maxChapterName} అక్షరాలకు మించి ఉంది: ${name}`,
  "hidden-characters": (name) => `ఈ పేరులో కనిపించని అక్షరాలు ఉన్నాయి. దయచేసి మళ్లీ టైప్ చేయండి: ${name}`,
  "not-te": (name) => `వరుసలో రెండో పేరు తెలుగు అక్షరాల్లో ఉండాలి. ఇది అలా లేదు: ${name}`,
  "not-hi": (name) => `వరుసలో మూడో పేరు హిందీ అక్షరాల్లో ఉండాలి. ఇది అలా లేదు: ${name}`,
  repeated: (chapter) => `ఈ అధ్యాయం జాబితాలో రెండుసార్లు ఉంది: ${chapter}`,
  "same-name": (name) => `రెండు అధ్యాయాలకు ఇదే పేరు ఉంది: ${name}`,
};
