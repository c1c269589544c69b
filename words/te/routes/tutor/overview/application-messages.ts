// English: 75b26093
import type * as english from "#routes/tutor/overview/application-messages.ts";

export const applicationSteps: typeof english.applicationSteps = [
  {
    title: "దరఖాస్తు అందింది",
    text: "మీ నుండి కావాల్సినవన్నీ మాకు అందాయి.",
    state: "పూర్తయింది",
  },
  {
    title: "దరఖాస్తు చదువుతున్నాం",
    text: "అకాడమీలో ఒకరు మీ దరఖాస్తును చదువుతున్నారు.",
    state: "జరుగుతోంది",
  },
  {
    title: "ఆమోదం",
    text: "మీ దరఖాస్తును ఆమోదించగానే ఈమెయిల్ పంపుతాం.",
    state: "ఇంకా లేదు",
  },
  {
    title: "మీ మొదటి విద్యార్థి",
    text: "అడ్మిన్ మీకు విద్యార్థిని కేటాయిస్తారు, మీరు మీ మొదటి క్లాస్‌ను నిర్ణయిస్తారు.",
    state: "ఇంకా లేదు",
  },
];

export const stepsTitle: typeof english.stepsTitle = "తర్వాత ఏం జరుగుతుంది";
