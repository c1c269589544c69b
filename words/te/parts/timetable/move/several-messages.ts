// English: 5a793c1f
import type * as english from "#parts/timetable/move/several-messages.ts";

const notInSeries = "ఈ క్లాస్ మొదలైంది, లేదా ఇది ఇప్పుడు వారపు క్లాసుల్లో భాగం కాదు. “ఈ క్లాస్ మాత్రమే” ఎంచుకోండి.";

export const messages: typeof english.messages = {
  gone: notInSeries,
  "not-possible": notInSeries,
  past: "అలా చేస్తే ఒక క్లాస్ గడిచిపోయిన సమయంలో మొదలవుతుంది. ఏమీ మార్చలేదు.",
  overlap: "అలా చేస్తే రెండు క్లాసులు ఒకే సమయంలో వస్తాయి. ఏమీ మార్చలేదు.",
  booked: (booked, count) =>
    `మొత్తం ${count} క్లాసుల్లో ${booked} అక్కడికి మార్చడం కుదరదు: ఆ సమయంలో ఎవరికో మరో క్లాస్ ఉంది. ఏమీ మార్చలేదు.`,
  unusual: (unusual, count, reasons) =>
    `మొత్తం ${count} క్లాసుల్లో ${unusual} ${reasons.join(", ")} ${unusual === 1 ? "వస్తుంది" : "వస్తాయి"}. అయినా సరే అనుకుంటే మళ్లీ నొక్కండి.`,
  reasons: {
    tutor: {
      holiday: "అకాడమీ సెలవు రోజున",
      "time-off": "మీ సెలవు రోజున",
      "outside-hours": "మీ బోధన వేళల బయట",
      "at-night": "రాత్రి పూట",
    },
    admin: {
      holiday: "అకాడమీ సెలవు రోజున",
      "time-off": "ట్యూటర్ సెలవు రోజున",
      "outside-hours": "ట్యూటర్ బోధన వేళల బయట",
      "at-night": "రాత్రి పూట",
    },
  },
};
