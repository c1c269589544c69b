// English: 1aec5d46
import type * as english from "#mails/guardians/reason-messages.ts";

export const guardianReason: typeof english.guardianReason = (academy) =>
  `${academy} के एक विद्यार्थी ने अपने अभिभावक के ईमेल के रूप में यह पता दिया है, इसलिए आपको यह ईमेल मिला है।`;

export const askedReason: typeof english.askedReason = (academy) =>
  `${academy} के एक विद्यार्थी ने अपने अभिभावक के ईमेल के रूप में यह पता दिया है, इसलिए आपको यह ईमेल मिला है। अगर यह ग़लती से हुआ है, तो ऊपर दिए लिंक से हमें बताएँ। हम यह पता मिटा देंगे।`;
