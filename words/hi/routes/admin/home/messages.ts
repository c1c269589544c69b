// English: 7810e6f9
import type * as english from "#routes/admin/home/messages.ts";

export const messages: typeof english.messages = {
  read: "आवेदन पढ़ें",
  bio: "परिचय",
  noBio: "परिचय नहीं दिया।",
  classes: "कक्षाएँ",
  subjects: "विषय",
  approve: "मंज़ूर करें",
  reject: "नामंज़ूर करें",
  another: "दूसरा ट्यूटर चुनें",
  unanswered: "जवाब नहीं आया",
  withdrawn: "सहमति वापस ली",
  now: "अभी",
  left: "अब इंतज़ार में नहीं।",
  withoutLink: "चालू लिंक नहीं है",
  tutorSuspended: "ट्यूटर निलंबित",
  weekly: "पिछले 12 हफ़्ते",
  weeklySignUps: "साइन अप",
  weeklyAssignments: "आवंटन",
  inWeek: (day, { students, tutors, assignments }) =>
    `${day} से शुरू हफ़्ता: विद्यार्थी ${students}, ट्यूटर ${tutors}, आवंटन ${assignments}`,
  thisWeek: "इस हफ़्ते",
};
