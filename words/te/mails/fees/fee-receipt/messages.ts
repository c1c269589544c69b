// English: aa373864
import type * as english from "#mails/fees/fee-receipt/messages.ts";

export const messages: typeof english.messages = {
  subject: (amount) => `${amount} మాకు అందింది`,
  text: (names) => `ధన్యవాదాలు. ${names} ఫీజుల కోసం ఈ చెల్లింపు మాకు అందింది:`,
  shared: "ధన్యవాదాలు. కుటుంబం ఫీజుల కోసం ఈ చెల్లింపు మాకు అందింది:",
  amount: "మొత్తం",
  day: "తేదీ",
  receipt: "రసీదు",
};
