// English: aa373864
import type * as english from "#mails/fees/fee-receipt/messages.ts";

export const messages: typeof english.messages = {
  subject: (amount) => `हमें ${amount} मिल गए`,
  text: (names) => `धन्यवाद। ${names} की फ़ीस का यह भुगतान हमें मिल गया है:`,
  shared: "धन्यवाद। परिवार की फ़ीस का यह भुगतान हमें मिल गया है:",
  amount: "रकम",
  day: "तारीख़",
  receipt: "रसीद",
};
