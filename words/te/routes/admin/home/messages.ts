// English: 7810e6f9
import type * as english from "#routes/admin/home/messages.ts";

export const messages: typeof english.messages = {
  read: "దరఖాస్తును చదవండి",
  bio: "పరిచయం",
  noBio: "పరిచయం ఇవ్వలేదు.",
  classes: "తరగతులు",
  subjects: "సబ్జెక్టులు",
  approve: "ఆమోదించండి",
  reject: "తిరస్కరించండి",
  another: "మరో ట్యూటర్‌ను ఎంచుకోండి",
  unanswered: "సమాధానం ఇవ్వలేదు",
  withdrawn: "సమ్మతిని వెనక్కి తీసుకున్నారు",
  now: "ఇప్పుడు",
  left: "ఇప్పుడు ఎదురుచూడటం లేదు.",
  withoutLink: "పనిచేసే లింక్ లేదు",
  tutorSuspended: "ట్యూటర్‌ను నిలిపివేశారు",
  weekly: "గత 12 వారాలు",
  weeklySignUps: "సైన్ అప్‌లు",
  weeklyAssignments: "కేటాయింపులు",
  inWeek: (day, { students, tutors, assignments }) =>
    `${day} నుంచి మొదలైన వారం: విద్యార్థులు ${students}, ట్యూటర్లు ${tutors}, కేటాయింపులు ${assignments}`,
  thisWeek: "ఈ వారం",
};
