// English: e61fb9bd
import { changeRule } from "#domain/timetable/series/change-rule.ts";
import { reasonLength } from "#domain/timetable/request.ts";
import type * as english from "#parts/timetable/request/answer-messages.ts";

const late = `ముందు రోజు రాత్రి ${changeRule.hour - 12} గంటల తర్వాత అడిగారు`;
const until = (time: string) => `${time} వరకు మీరు జవాబివ్వవచ్చు.`;

export const answerMessages: typeof english.answerMessages = {
  title: {
    move: (student) => `${student} వేరే సమయం అడుగుతున్నారు`,
    cancel: (student) => `${student} ఒక క్లాసును రద్దు చేయమని అడుగుతున్నారు`,
  },
  askedBy: { student: "విద్యార్థి అడుగుతున్నారు", guardian: "సంరక్షకులు అడుగుతున్నారు" },
  lessonTitle: "క్లాస్",
  course: "సబ్జెక్ట్",
  planned: "నిర్ణయించిన సమయం",
  wanted: "కోరిన సమయం",
  reason: "కారణం",
  late,
  until,
  lateUntil: (time) => `${late}. ${until(time)}`,
  accept: "అంగీకరించండి",
  decline: "తిరస్కరించండి",
  declineWithReason: "కారణంతో తిరస్కరించండి",
  tooLong: `దయచేసి కారణాన్ని ${reasonLength} అక్షరాల లోపు రాయండి.`,
  lesson: {
    move: "కుటుంబం వేరే సమయం అడుగుతోంది",
    cancel: "కుటుంబం రద్దు చేయమని అడుగుతోంది",
  },
  yourReason: "తిరస్కరిస్తే, మీ కారణం",
  optional: "తప్పనిసరి కాదు",
  saving: "సేవ్ అవుతోంది...",
  choose: "దయచేసి రెండు బటన్‌లలో ఒకటి నొక్కండి.",
  ended: {
    accepted: "మీరు ఈ అభ్యర్థనను అంగీకరించారు.",
    declined: "మీరు ఈ అభ్యర్థనను తిరస్కరించారు.",
    withdrawn: "కుటుంబం ఈ అభ్యర్థనను వెనక్కి తీసుకుంది.",
    expired: "జవాబు లేకుండానే ఈ అభ్యర్థన గడువు ముగిసింది.",
    overtaken: "ఈలోపు క్లాస్ మారింది, కాబట్టి ఈ అభ్యర్థన ముగిసింది.",
  },
  refusals: {
    ended: "ఈ అభ్యర్థన ఇప్పటికే ముగిసింది.",
    booked: "ఈలోపు ఆ సమయంలో మీకో విద్యార్థికో వేరే క్లాస్ వచ్చింది.",
  },
  back: "వెనుకకు",
};
