// English: 1a6cb82e
import type * as english from "#routes/account/shortcut-messages.ts";

export const messages: typeof english.messages = {
  title: "खोज का शॉर्टकट",
  on: "डैशबोर्ड पर / दबाने से आप सीधे खोज पर पहुँचते हैं, और Ctrl+K (Mac पर ⌘K) से भी। अगर / ग़लती से दब जाता है, जैसे बोलकर लिखते समय, तो इसे बंद कर दें। यह सिर्फ़ इसी ब्राउज़र पर लागू होता है।",
  off: "इस ब्राउज़र में सिर्फ़ Ctrl+K (Mac पर ⌘K) से खोज पर पहुँचते हैं।",
  turnOff: "/ बंद करें",
  turnOn: "/ चालू करें",
};
