// English: 0f9994b0
import type * as english from "#content/lessons/report-words.ts";

export const understandingWords: typeof english.understandingWords = {
  1: "मदद चाहिए",
  2: "समझ बन रही है",
  3: "समझ में आ गया",
  4: "ख़ुद समझा सकते हैं",
};

export const homeworkWords: typeof english.homeworkWords = {
  done: "पूरा किया",
  partly: "कुछ किया",
  not: "नहीं किया",
};

export const reportLabels: typeof english.reportLabels = {
  covered: "क्या पढ़ाया",
  understanding: "कितना समझ आया",
  wentWell: "क्या अच्छा रहा",
  toPractise: "किसका अभ्यास करना है",
  homework: "होमवर्क",
  homeworkUntil: "होमवर्क कब तक",
  lastHomework: "पिछली बार का होमवर्क",
};
