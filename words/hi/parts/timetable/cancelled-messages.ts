// English: 967c6986
import type * as english from "#parts/timetable/cancelled-messages.ts";

export const messages: typeof english.messages = {
  cancelledBy: {
    student: "विद्यार्थी ने रद्द की",
    guardian: "अभिभावक ने रद्द की",
    tutor: "ट्यूटर ने रद्द की",
    admin: "अकादमी ने रद्द की",
  },
  cancelledLateBy: {
    student: "विद्यार्थी ने देर से रद्द की",
    guardian: "अभिभावक ने देर से रद्द की",
    tutor: "ट्यूटर ने देर से रद्द की",
    admin: "अकादमी ने देर से रद्द की",
  },
  makeUpOwed: "भरपाई की क्लास तय की जाएगी।",
  madeUp: (at) => `भरपाई की क्लास: ${at}`,
  makesUpFor: (at) => `रद्द हुई क्लास (${at}) की जगह`,
};
