// English: 1c8b855d
import type * as english from "#mails/fees/fee-invoice/messages.ts";

export const messages: typeof english.messages = {
  one: (document, amount) => `${document}: ${amount}`,
  several: (names) => `${names} ఫీజులలో కొత్తవి`,
  text: (names) => `${names} ఫీజులలో ఇవి కొత్తవి:`,
  shared: (names) => `${names}, కుటుంబంలోని ఇతర పిల్లలు కలిసి ఉన్న ఖాతాలో కొత్త ఇన్‌వాయిస్ వచ్చింది.`,
};
