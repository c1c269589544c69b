// English: 6b40a4ad
import type * as english from "#mails/people/staff-role/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ హోదా మారింది",
  text: (academy) => `${academy} యజమానుల్లో ఒకరు, అక్కడ మీరు ఏం చూడగలరో, ఏం చేయగలరో మార్చారు.`,
  role: "మీ హోదా",
  signIn: "అన్ని పరికరాల్లో మీరు సైన్ అవుట్ అయ్యారు. కొనసాగడానికి మళ్లీ సైన్ ఇన్ చేయండి.",
  link: "సైన్ ఇన్ చేయండి",
};
