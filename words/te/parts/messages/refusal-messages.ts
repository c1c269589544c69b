// English: 3c1c80a1
import { inMinutes } from "#content/shared/count.ts";
import type * as english from "#parts/messages/refusal-messages.ts";

export const refusals: typeof english.refusals = {
  problems: {
    empty: "దయచేసి ఏదైనా రాయండి.",
    "too-long": "ఇది చాలా పొడవుగా ఉంది. దయచేసి రెండు మెసేజ్‌లుగా పంపండి.",
  },
  closed: "ఇకపై మీరు ఇక్కడ రాయలేరు.",
  badForm: "దయచేసి ఈ పేజీని మళ్లీ తెరిచి మీ మెసేజ్‌ను మరోసారి పంపండి.",
  tooMany: (minutes) => `కొద్దిసేపట్లోనే మీరు చాలా మెసేజ్‌లు రాశారు. దయచేసి ${inMinutes(minutes)} ఆగండి.`,
  flagged: (found) =>
    `దీన్ని పంపాలా? ఇందులో ఉన్నవి: ${found}. మాటలు, చెల్లింపులు, సంప్రదింపులు అకాడమీ అందరినీ కాపాడగలిగే ఈ చోటే ఉంచండి. మీరు దీన్ని పంపితే మా సిబ్బంది చూస్తారు.`,
  flags: {
    secret: "రహస్యంగా ఉంచమని అడగడం",
    phone: "ఫోన్ నంబర్",
    mail: "ఈమెయిల్ చిరునామా",
    app: "మరో చాట్ పేరు",
    pay: "వేరే చోట చెల్లించే మార్గం",
    link: "మరో సైట్ లింక్",
  },
  reportProblems: {
    "reason-missing": "దయచేసి ఏం తప్పు ఉందో చెప్పండి.",
    "too-long": "ఇది చాలా పొడవుగా ఉంది. దయచేసి తగ్గించండి.",
  },
  reportedBefore: "ఈ మెసేజ్‌ను మీరు ఇప్పటికే రిపోర్ట్ చేశారు, లేదా అది మీదే.",
};
