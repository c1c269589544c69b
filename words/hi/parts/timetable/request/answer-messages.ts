// English: e61fb9bd
import { changeRule } from "#domain/timetable/series/change-rule.ts";
import { reasonLength } from "#domain/timetable/request.ts";
import type * as english from "#parts/timetable/request/answer-messages.ts";

const late = `अनुरोध एक दिन पहले रात ${changeRule.hour - 12} बजे के बाद किया गया`;
const until = (time: string) => `आपके जवाब का इंतज़ार ${time} तक रहेगा।`;

export const answerMessages: typeof english.answerMessages = {
  title: {
    move: (student) => `${student} ने दूसरा समय माँगा है`,
    cancel: (student) => `${student} ने क्लास रद्द करने को कहा है`,
  },
  askedBy: { student: "विद्यार्थी ने अनुरोध किया है", guardian: "अभिभावक ने अनुरोध किया है" },
  lessonTitle: "क्लास",
  course: "विषय",
  planned: "तय समय",
  wanted: "माँगा गया समय",
  reason: "कारण",
  late,
  until,
  lateUntil: (time) => `${late}। ${until(time)}`,
  accept: "मंज़ूर करें",
  decline: "मना करें",
  declineWithReason: "कारण बताकर मना करें",
  tooLong: `कृपया कारण ${reasonLength} अक्षरों से कम में लिखें।`,
  lesson: {
    move: "परिवार ने दूसरा समय माँगा है",
    cancel: "परिवार ने इसे रद्द करने को कहा है",
  },
  yourReason: "मना करें तो अपना कारण",
  optional: "ज़रूरी नहीं",
  saving: "सेव हो रहा है...",
  choose: "कृपया दोनों में से एक बटन दबाएँ।",
  ended: {
    accepted: "आपने यह अनुरोध मंज़ूर कर लिया है।",
    declined: "आपने इस अनुरोध के लिए मना कर दिया है।",
    withdrawn: "परिवार ने यह अनुरोध वापस ले लिया है।",
    expired: "जवाब के बिना ही इस अनुरोध का समय पूरा हो गया।",
    overtaken: "इस बीच क्लास बदल गई, इसलिए यह अनुरोध अब समाप्त है।",
  },
  refusals: {
    ended: "यह अनुरोध पहले ही समाप्त हो चुका है।",
    booked: "अब उस समय आपकी या विद्यार्थी की कोई दूसरी क्लास है।",
  },
  back: "वापस",
};
