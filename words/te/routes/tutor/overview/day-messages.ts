// English: 32aa8acf
import type * as english from "#routes/tutor/overview/day-messages.ts";

export const messages: typeof english.messages = {
  demo: "డెమో క్లాస్",
  demos: "డెమో క్లాసులు",
  zone: (day) => `${day}. అన్ని సమయాలూ భారత సమయం (IST) ప్రకారం.`,
  noneYet: "మీకు విద్యార్థిని కేటాయించగానే మీ క్లాసులు ఇక్కడ కనిపిస్తాయి.",
  lastShown: "వీటి తర్వాతి క్లాసులు ఒక్కో విద్యార్థి లైవ్ సెషన్ల ట్యాబ్‌లో ఉన్నాయి.",
  left: "ముగిసింది, లేదా ఈరోజు లేదు.",
  last: (covered, practise) =>
    [covered, practise && `సాధన చేయాల్సినవి: ${practise}`].filter(Boolean).join(". "),
  whileAway: (count) => `మీరు సెలవులో ఉన్నప్పటి క్లాసులు: ${count}`,
  makeUps: (count) => `నిర్ణయించాల్సిన బదులు క్లాసులు: ${count}`,
  past: (count) => `ఈరోజు ముగిసినవి, నిన్నటివి (${count})`,
  reports: (count) => (count === 1 ? "1 రిపోర్ట్ రాయాల్సి ఉంది" : `${count} రిపోర్టులు రాయాల్సి ఉన్నాయి`),
};
