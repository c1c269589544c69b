// English: 1c8b855d
import type * as english from "#mails/fees/fee-invoice/messages.ts";

export const messages: typeof english.messages = {
  one: (document, amount) => `${document}: ${amount}`,
  several: (names) => `${names} की फ़ीस में नई जानकारी`,
  text: (names) => `${names} की फ़ीस में यह नया है:`,
  shared: (names) => `${names} और परिवार के दूसरे बच्चों के साझे खाते में नया इनवॉइस है।`,
};
