// English: 11de4f2c
import type * as english from "#mails/people/application-approved/messages.ts";

export const messages: typeof english.messages = {
  subject: "ట్యూటర్‌గా మీ దరఖాస్తును ఆమోదించాం",
  text: (academy) => `శుభవార్త: మీ దరఖాస్తును ఆమోదించాం. ${academy} బృందంలోకి స్వాగతం.`,
  next: "మీకు ఒక విద్యార్థి దొరకగానే ఈమెయిల్ పంపుతాం. అప్పుడు మీ డ్యాష్‌బోర్డ్‌లో రికార్డింగ్‌లు, క్లాసులు, పరీక్షలు, ప్రకటనలు ప్రచురించవచ్చు.",
  link: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
