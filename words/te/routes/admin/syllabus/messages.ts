// English: 26405a7b
import { count } from "#content/shared/count.ts";
import { maxChapterName, maxChapters } from "#domain/teaching/syllabus.ts";
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
  "too-long": (chapter) => `ఈ అధ్యాయం పేరు ${maxChapterName} అక్షరాలకు మించి ఉంది: ${chapter}`,
  "hidden-characters": (chapter) => `ఈ అధ్యాయం పేరులో కనిపించని అక్షరాలు ఉన్నాయి. దయచేసి మళ్లీ టైప్ చేయండి: ${chapter}`,
  repeated: (chapter) => `ఈ అధ్యాయం జాబితాలో రెండుసార్లు ఉంది: ${chapter}`,
};
