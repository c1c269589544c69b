// English: 89acddef
import type * as english from "#mails/account/password-changed/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ పాస్‌వర్డ్ మారింది",
  text: "మీ ఖాతా పాస్‌వర్డ్ మారింది. మిగతా పరికరాలన్నీ సైన్ అవుట్ అయ్యాయి.",
  when: "ఎప్పుడు",
  not: "మార్చింది మీరు కాకపోతే, వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకుని, మాకు రాయండి.",
  link: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
};
