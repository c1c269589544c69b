// English: ebf860d7
import type * as english from "#mails/timetable/lesson-change/messages.ts";
import { changeRule } from "#domain/timetable/series/change-rule.ts";

const lesson = ({ child, subject }: english.Whose) =>
  child === null ? `आपकी ${subject} क्लास` : `${child} की ${subject} क्लास`;

const several = (count: number, { child, subject }: english.Whose) =>
  child === null ? `${count} ${subject} क्लासें` : `${child} की ${count} ${subject} क्लासें`;

/** The same before a postposition. */
const ofSeveral = (count: number, { child, subject }: english.Whose) =>
  child === null ? `${count} ${subject} क्लासों` : `${child} की ${count} ${subject} क्लासों`;

export const messages: typeof english.messages = {
  what: {
    planned: {
      subject: (whose, time) => `${lesson(whose)} तय हुई: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} तय हुईं`,
      text: "अकादमी में तय हुआ:",
    },
    moved: {
      subject: (whose, time) => `${lesson(whose)} का नया समय: ${time}`,
      subjectOfSeveral: (count, whose) => `${ofSeveral(count, whose)} का समय बदला`,
      text: "समय बदल गया है:",
    },
    changed: {
      subject: (whose, time) => `${lesson(whose)} में बदलाव: ${time}`,
      subjectOfSeveral: (count, whose) => `${ofSeveral(count, whose)} में बदलाव`,
      text: "समय वही है, कुछ और बदला है:",
    },
    cancelled: {
      subject: (whose, time) => `${lesson(whose)} रद्द हुई: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} रद्द हुईं`,
      text: "यह नहीं होगा:",
    },
    restored: {
      subject: (whose, time) => `${lesson(whose)} अब रद्द नहीं है: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} अब रद्द नहीं हैं`,
      text: "यह रद्द किया गया था, पर अब होगा:",
    },
  },
  title: "क्लास",
  course: "विषय",
  student: "विद्यार्थी",
  tutor: "ट्यूटर",
  starts: "शुरू",
  length: "अवधि",
  was: "पहले",
  weekly: "हर हफ़्ते",
  weeklyTime: (day, time) => `${day} ${time}`,
  weeklyTimes: (times) => times.join(", "),
  timeAndLength: (time, length) => `${time}, ${length}`,
  list: "कब",
  titled: (line, title) => `${title}: ${line}`,
  moved: (time, was) => `${time} (पहले: ${was})`,
  more: (count) => `और ${count}`,
  reason: "कारण:",
  makeUpOwed: (count) =>
    count === 1 ? "इसकी भरपाई की क्लास तय की जाएगी।" : "इनकी भरपाई की क्लासें तय की जाएँगी।",
  rule: `अगर कोई समय आपके लिए ठीक न हो, तो कृपया एक दिन पहले रात ${changeRule.hour - 12} बजे तक बता दें।`,
  calendar: "रिमाइंडर और कैलेंडर अपने आप बदल जाएँगे।",
  link: "क्लास का पेज खोलें",
  guardianLink: "अपना पेज खोलें",
};
