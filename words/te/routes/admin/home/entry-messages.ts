// English: 6068bad9
import type * as english from "#routes/admin/home/entry-messages.ts";
import { queueHours } from "#domain/lessons/settlement.ts";
import { numberOf } from "#routes/admin/home/number-of.ts";

export const entryMessages: typeof english.entryMessages = {
  applications: {
    title: "దరఖాస్తులు",
    empty: "పరిశీలించాల్సిన దరఖాస్తులు లేవు.",
    more: "అన్ని దరఖాస్తులు",
  },
  students: {
    title: "ట్యూటర్ లేని విద్యార్థులు",
    empty: "ప్రతి విద్యార్థికీ ట్యూటర్ ఉన్నారు.",
    more: "ట్యూటర్ లేని విద్యార్థులందరూ",
  },
  enquiries: {
    title: "ఎంక్వైరీలు",
    empty: "అన్ని ఎంక్వైరీలకూ సమాధానం ఇచ్చారు.",
    more: { to: "/admin-dashboard/enquiries", text: "అన్ని ఎంక్వైరీలు" },
  },
  written: {
    title: "మెసేజ్‌లు",
    more: { to: "/admin-dashboard/messages", text: "అన్ని మెసేజ్‌లు" },
    reported: (number, most) => `రిపోర్ట్ చేసినవి: ${numberOf(number, most)}`,
    flagged: (number, most) => `హెచ్చరిక ఉన్నవి: ${numberOf(number, most)}`,
    toAnswer: (number, most) => `జవాబు కోసం ఎదురుచూస్తున్నవారు: ${numberOf(number, most)}`,
  },
  promises: { title: "చేస్తామన్నవి", more: "చేయవలసినవన్నీ" },
  late: (number, most) => `${numberOf(number, most)} ఆలస్యం`,
  guardians: {
    title: "సంరక్షకులు",
    empty: "సంరక్షకుల విషయంలో మీరు చూడాల్సినవి ఏవీ లేవు.",
    more: null,
  },
  today: {
    title: "ఈరోజు",
    empty: "ఈరోజు క్లాసులు లేవు.",
    over: "ఈరోజు క్లాసులు పూర్తయ్యాయి.",
    links: [
      { to: "/admin-dashboard/away", text: "ట్యూటర్ సెలవులో ఉన్నారు" },
      { to: "/admin-dashboard/evening", text: "సాయంత్రం చూడాల్సిన జాబితా" },
      { to: "/admin-dashboard/holidays", text: "అకాడమీ సెలవులు" },
    ],
  },
  evening: {
    title: "ఈ సాయంత్రం",
    empty: "ఈ సాయంత్రం చేయాల్సిందేమీ మిగల్లేదు.",
    link: "సాయంత్రం చూడాల్సిన జాబితా",
    withoutLink: (lessons) => `రేపు లింక్ లేనివి ${lessons}`,
    withoutTutor: (lessons) => `రేపు ట్యూటర్ లేనివి ${lessons}`,
    unsettled: (lessons) => `ఈరోజు ఎలా జరిగాయో చెప్పనివి ${lessons}`,
    enquiries: (enquiries) => `సమాధానం ఇవ్వని ఎంక్వైరీలు ${enquiries}`,
  },
  setup: {
    id: "setup-request",
    title: "మీ అకాడమీకి స్వాగతం",
    text: "ఆరు చిన్న దశల్లో ఈ సైట్‌ను మీ అకాడమీకి తగ్గట్టు సిద్ధం చేసుకోండి: అకాడమీ పేరు, మిమ్మల్ని సంప్రదించే విధానం, మీ ట్యూటర్లు, విద్యార్థులు, ఈమెయిల్‌లు, సైట్‌ను ప్రారంభించే ముందు చూసుకోవాల్సినవి.",
    links: [{ to: "/admin-dashboard/setup", label: "సెటప్ తెరవండి" }],
  },
  secondFactor: {
    id: "second-factor-request",
    title: "రెండంచెల ధ్రువీకరణతో ఈ డ్యాష్‌బోర్డ్‌ను కాపాడుకోండి",
    text: "మీ ఖాతాకు ఇంకా అది లేదు. అందుకే మీ పాస్‌వర్డ్ తెలిసిన ఎవరైనా ప్రతి విద్యార్థి వివరాలూ చదవగలరు. యాప్ ఇచ్చే కోడ్‌లు ఉంటే కొత్త పరికరంలో వారిని ఆపవచ్చు. పాస్‌కీ ఉంటే పాస్‌వర్డ్ అవసరమే ఉండదు.",
    links: [
      { to: "/account/second-factor", label: "రెండంచెల ధ్రువీకరణ పెట్టుకోండి" },
      { to: "/account/passkeys", label: "పాస్‌కీ జోడించండి" },
    ],
  },
  clear: {
    title: "అన్నీ పూర్తయ్యాయి",
    text: "దరఖాస్తులు గానీ, విద్యార్థులు గానీ, సంరక్షకులు గానీ మీ కోసం ఎదురుచూడటం లేదు.",
  },
  withoutLink: "ఈ క్లాసుల లింక్‌లు ఏ మీటింగ్‌కూ తీసుకెళ్లడం లేదు. వాటిని సరిచేయమని ట్యూటర్‌ను అడగండి.",
  hold: "ఆగి ఉన్న క్లాసులు",
  more: (shown, all, most) => `మరో ${numberOf(all - shown, most - shown)}`,
  applied: (date) => `దరఖాస్తు చేసిన తేదీ: ${date}`,
  background: (qualification, band) => `${qualification}, అనుభవం: ${band}`,
  waiting: (className, date, days) => {
    if (days === 0) return `${className}, ఈరోజు నుంచి ఎదురుచూస్తున్నారు`;
    return `${className}, ${days === 1 ? "1 రోజుగా" : `${days} రోజులుగా`} ఎదురుచూస్తున్నారు, ${date} నుంచి`;
  },
  otherSubjects: (subjects) =>
    subjects.length === 1
      ? `${subjects[0]} సబ్జెక్ట్‌కు ట్యూటర్లు`
      : `మరో ${subjects.length} సబ్జెక్టులకు ట్యూటర్లు`,
  demo: (times) => `డెమో క్లాస్ కావాలి: ${times.join(" లేదా ")}`,
  guardianOf: (guardian) => `సంరక్షకులు: ${guardian}`,
  since: (date) => `${date} నుంచి`,
  who: (student, tutor) => `${student}, ట్యూటర్: ${tutor}`,
  formerTutor: "మాజీ ట్యూటర్",
  at: (time) => `${time} IST`,
  held: (courses, lessons) => `ఆగి ఉన్నవి: ${courses}; జరగాల్సినవి: ${lessons}`,
  courses: (number, most) => (number === 1 ? "1 కోర్సు" : `${numberOf(number, most)} కోర్సులు`),
  lessons: (number, most) => (number === 1 ? "1 క్లాస్" : `${numberOf(number, most)} క్లాసులు`),
  suspendedSince: (date) => `${date} నుంచి నిలిపివేశారు`,
  quality: { text: "క్లాసుల నాణ్యత", to: "/admin-dashboard/quality" },
  toSettle: (number, most) =>
    number === 1
      ? `1 క్లాస్ ఎలా జరిగిందో చెప్పాలి: అభ్యంతరం ఉంది, లేదా ముగిసి ${queueHours} గంటలైంది`
      : `${numberOf(number, most)} క్లాసులు ఎలా జరిగాయో చెప్పాలి: అభ్యంతరం ఉంది, లేదా ముగిసి ${queueHours} గంటలైంది`,
  whileAway: (number, most) => `ట్యూటర్ సెలవులో ఉన్నప్పుడు పడిన క్లాసులు: ${numberOf(number, most)}`,
  refused: (number, most) => `మార్చిన క్లాసులు, కుటుంబానికి వీలుకానివి: ${numberOf(number, most)}`,
  makeUps: (number, most) => `నిర్ణయించాల్సిన బదులు క్లాసులు: ${numberOf(number, most)}`,
  toGive: (number, most) => `బదులు ట్యూటర్ కావాల్సిన క్లాసులు: ${numberOf(number, most)}`,
  overlaps: (number, most) => `మరో క్లాస్ సమయంలోనే ఉన్న క్లాసులు: ${numberOf(number, most)}`,
  tutorLeft: (courses) => `ట్యూటర్ వెళ్లిపోవడంతో ట్యూటర్ లేనివి: ${courses}`,
};
