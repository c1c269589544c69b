// English: 828a5186
import type * as english from "#mails/calendar/calendar-address/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ క్యాలెండర్‌కు కొత్త లింక్",
  text: "మీ ఖాతాలో సైన్ ఇన్ అయిన ఎవరో మీ క్యాలెండర్‌కు ఒక లింక్ సృష్టించారు. ఆ లింక్ ఎవరి దగ్గర ఉన్నా, మీ క్లాసులు ఎప్పుడో వారు చూడగలరు.",
  when: "ఎప్పుడు",
  not: "ఆ పని మీరు చేయకపోతే, వెంటనే దాన్ని ఆఫ్ చేసి, కొత్త పాస్‌వర్డ్ పెట్టుకోండి.",
  link: "మీ క్యాలెండర్",
};
