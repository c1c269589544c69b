// English: 24c5b61b
import type * as english from "#mails/timetable/lesson-change/messages.ts";
import { changeRule } from "#domain/timetable/series/change-rule.ts";

const session = ({ child, subject }: english.Sessions) =>
  child === null ? `आपका ${subject} सेशन` : `${child} का ${subject} सेशन`;

const ofSession = ({ child, subject }: english.Sessions) =>
  child === null ? `आपके ${subject} सेशन` : `${child} के ${subject} सेशन`;

const several = (count: number, { child, subject }: english.Sessions) =>
  child === null ? `${count} ${subject} सेशन` : `${child} के ${count} ${subject} सेशन`;

export const messages: typeof english.messages = {
  what: {
    planned: {
      subject: (sessions, time) => `${session(sessions)} तय हुआ: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} तय हुए`,
      text: "अकादमी में तय हुआ:",
    },
    moved: {
      subject: (sessions, time) => `${ofSession(sessions)} का नया समय: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} का समय बदला`,
      text: "समय बदल गया है:",
    },
    changed: {
      subject: (sessions, time) => `${ofSession(sessions)} में बदलाव: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} में बदलाव`,
      text: "समय वही है, कुछ और बदला है:",
    },
    cancelled: {
      subject: (sessions, time) => `${session(sessions)} रद्द हुआ: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} रद्द हुए`,
      text: "यह नहीं होगा:",
    },
    restored: {
      subject: (sessions, time) => `${session(sessions)} अब रद्द नहीं है: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} अब रद्द नहीं हैं`,
      text: "यह रद्द किया गया था, पर अब होगा:",
    },
  },
  title: "सेशन",
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
  rule: `अगर कोई समय आपके लिए ठीक न हो, तो कृपया एक दिन पहले रात ${changeRule.hour - 12} बजे तक बता दें।`,
  calendar: "रिमाइंडर और कैलेंडर अपने आप बदल जाएँगे।",
  link: "सेशन का पेज खोलें",
  guardianLink: "अपना पेज खोलें",
};
