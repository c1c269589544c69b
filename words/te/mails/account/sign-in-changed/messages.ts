// English: 5845bd3f
import type * as english from "#mails/account/sign-in-changed/messages.ts";

export const messages: typeof english.messages = {
  subjects: {
    "passkey-added": "మీ ఖాతాకు ఒక పాస్‌కీ జోడించారు",
    "passkey-removed": "మీ ఖాతా నుంచి ఒక పాస్‌కీ తొలగించారు",
    "second-factor-on": "మీ ఖాతాకు ఇప్పుడు రెండంచెల ధ్రువీకరణ ఉంది",
    "second-factor-off": "మీ ఖాతాకు ఇక రెండంచెల ధ్రువీకరణ లేదు",
    "recovery-codes": "మీకు కొత్త రికవరీ కోడ్‌లు ఉన్నాయి",
  },
  texts: {
    "passkey-added": "ఆ పరికరాన్ని అన్‌లాక్ చేయగలిగినవారు ఎవరైనా మీ ఖాతాలో సైన్ ఇన్ చేయగలరు.",
    "passkey-removed": "ఆ పాస్‌కీతో ఇక సైన్ ఇన్ చేయలేరు.",
    "second-factor-on": "ఇకపై కొత్త పరికరంలో పాస్‌వర్డ్‌తో పాటు కోడ్ కూడా కావాలి.",
    "second-factor-off": "ఇకపై పాస్‌వర్డ్ తర్వాత కోడ్ అక్కర్లేదు.",
    "recovery-codes": "మీ పాత రికవరీ కోడ్‌లు ఇక పనిచేయవు.",
  },
  when: "ఎప్పుడు",
  not: "ఆ పని మీరు చేయకపోతే, వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకుని, మాకు రాయండి.",
  link: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
};
