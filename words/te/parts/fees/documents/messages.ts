// English: 1ae01e19
import type * as english from "#parts/fees/documents/messages.ts";

export const documentWords: typeof english.documentWords = {
  title: "ఇన్‌వాయిస్‌లు, రసీదులు",
  taxInvoice: "పన్ను ఇన్‌వాయిస్",
  from: "జారీ చేసినవారు",
  to: "ఎవరికి",
  day: "తేదీ",
  gstin: (number) => `GSTIN ${number}`,
  sac: (code) => `ఆన్‌లైన్ ట్యూషన్, SAC ${code}`,
  place: (state, code) => `సేవ అందిన రాష్ట్రం: ${state} (${code})`,
  taxable: "పన్ను లేకుండా మొత్తం",
  cgst: (percent) => `CGST ${percent} %`,
  sgst: (percent) => `SGST ${percent} %`,
  igst: (percent) => `IGST ${percent} %`,
  total: "మొత్తం",
  received: (amount, way, day) => `${day}: ${amount} అందింది, ${way}.`,
  reference: (reference) => `బ్యాంక్ రిఫరెన్స్: ${reference}`,
  takenBack: "ఈ చెల్లింపు పొరపాటున నమోదైంది, లెక్కలోకి రాదు.",
  corrects: (number) => `${number} ఇన్‌వాయిస్‌ను సవరిస్తుంది.`,
  correctedBy: (number) => `${number} క్రెడిట్ నోట్ దీన్ని సవరించింది.`,
  print: "ప్రింట్ చేయండి",
  printHint: "మీ బ్రౌజర్ దీన్ని ప్రింట్ చేయగలదు, PDF గా సేవ్ చేయగలదు.",
  back: "వెనక్కి",
};

export const documentKinds: typeof english.documentKinds = {
  invoice: "ఇన్‌వాయిస్",
  "credit-note": "క్రెడిట్ నోట్",
  receipt: "రసీదు",
};
