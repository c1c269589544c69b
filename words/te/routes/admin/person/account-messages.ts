// English: 0799ded7
import type * as english from "#routes/admin/person/account-messages.ts";

export const accountMessages: typeof english.accountMessages = {
  account: "ఖాతా",
  invitedText: "ఈమెయిల్ ద్వారా ఆహ్వానించాం, ఇంకా పాస్‌వర్డ్ పెట్టుకోలేదు. కొత్త ఆహ్వానం పంపితే పాతది పనిచేయదు.",
  inviteAgain: "ఆహ్వానాన్ని మళ్లీ పంపండి",
  accountText: "సైన్ అవుట్ చేస్తే అన్ని పరికరాల్లోనూ ఖాతా నుంచి బయటికి వస్తారు. పాస్‌వర్డ్ మాత్రం పనిచేస్తూనే ఉంటుంది.",
};
