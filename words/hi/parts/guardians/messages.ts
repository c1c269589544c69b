// English: 6b5d1076
import { birthDateWords } from "#parts/guardians/birth-date-messages.ts";
import type * as english from "#parts/guardians/messages.ts";

export const guardianWords: typeof english.guardianWords = {
  ...birthDateWords,
  title: "उम्र और अभिभावक",
  save: "सेव करें",
  guardianTitle: "आपके माता-पिता या अभिभावक कौन हैं?",
  nameGuardian: "अभिभावक का नाम बताएँ",
  consentStates: {
    unanswered: "हमने उनसे पूछा है और उनके जवाब का इंतज़ार कर रहे हैं।",
    given: "उन्होंने सहमति दी है।",
    outdated:
      "उन्होंने पुराने सहमति-पत्र के लिए सहमति दी थी। हमने उनसे फिर पूछा है: जब तक वे हाँ नहीं कहते, उसमें जो नया है वह नहीं खुलेगा।",
    withheld: "उन्होंने सहमति नहीं दी है। एक एडमिन आपके परिवार से संपर्क करेंगे।",
    withdrawn: "उन्होंने अपनी सहमति वापस ले ली है। एक एडमिन आपके परिवार से संपर्क करेंगे।",
  },
  yourGuardian: "आपके अभिभावक",
  see: "उम्र और अभिभावक देखें",
  cardBirthDate: "आपकी उम्र कितनी है?",
  cardBirthDateText:
    "अगर आपकी उम्र 18 साल से कम है, तो आपके माता-पिता या अभिभावक को एक पेज मिलता है, जिसमें आपकी क्लासें दिखती हैं।",
  cardGuardianText:
    "आपकी उम्र 18 साल से कम है, इसलिए हम आपके माता-पिता या अभिभावक से सहमति लेते हैं। उन्हें एक पेज मिलता है, जिसमें आपकी क्लासें दिखती हैं।",
  later: "अभी नहीं",
};
