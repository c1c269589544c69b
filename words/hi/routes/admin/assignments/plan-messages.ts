// English: aae7591f
import type * as english from "#routes/admin/assignments/plan-messages.ts";

export const plannedLessons: typeof english.plannedLessons = {
  first: {
    title: (subject) => `${subject}: पहली क्लास`,
    description: "यहीं से आपकी क्लासें शुरू होती हैं।",
  },
  weekly: { title: (subject) => subject, description: "हर हफ़्ते की क्लास" },
};

export const planMessages: typeof english.planMessages = {
  nobodyYet: "अभी किसी को आवंटित नहीं किया गया है।",
  first: (at) => `सिर्फ़ पहली क्लास: ${at}`,
  firstOnly: "सिर्फ़ पहली क्लास",
  weekly: (times) => `हर हफ़्ते: ${times.join(" और ")}`,
  at: (weekday, time) => `${weekday} ${time}`,
  plan: "आवंटित करके क्लास तय करें",
  issue: (when, reasons) => `${when}। ${reasons.join("; ")}`,
  freeTimes: "आस-पास के खाली समय",
  withoutLessons: "बिना क्लास के आवंटित करें",
};
