// English: 1ae01e19
import type * as english from "#parts/fees/documents/messages.ts";

export const documentWords: typeof english.documentWords = {
  title: "इनवॉइस और रसीदें",
  taxInvoice: "टैक्स इनवॉइस",
  from: "जारीकर्ता",
  to: "किसके नाम",
  day: "तारीख़",
  gstin: (number) => `GSTIN ${number}`,
  sac: (code) => `ऑनलाइन ट्यूशन, SAC ${code}`,
  place: (state, code) => `सेवा का राज्य: ${state} (${code})`,
  taxable: "बिना टैक्स का मूल्य",
  cgst: (percent) => `CGST ${percent} %`,
  sgst: (percent) => `SGST ${percent} %`,
  igst: (percent) => `IGST ${percent} %`,
  total: "कुल",
  received: (amount, way, day) => `${day} को ${amount} मिले: ${way}।`,
  reference: (reference) => `बैंक का रेफ़रेंस: ${reference}`,
  takenBack: "यह भुगतान ग़लती से दर्ज हुआ था और गिना नहीं जाता।",
  corrects: (number) => `इनवॉइस ${number} को सुधारता है।`,
  correctedBy: (number) => `क्रेडिट नोट ${number} ने इसे सुधारा है।`,
  print: "प्रिंट करें",
  printHint: "आपका ब्राउज़र इसे प्रिंट कर सकता है और PDF के रूप में सेव कर सकता है।",
  back: "वापस",
};

export const documentKinds: typeof english.documentKinds = {
  invoice: "इनवॉइस",
  "credit-note": "क्रेडिट नोट",
  receipt: "रसीद",
};
