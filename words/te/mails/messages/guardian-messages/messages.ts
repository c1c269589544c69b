// English: 45ff8d06
import type * as english from "#mails/messages/guardian-messages/messages.ts";

export const messages: typeof english.messages = {
  subject: (child) => `${child} గురించి రాయడానికి మీ లింక్`,
  text: (child) => `${child}, ట్యూటర్లు ఒకరికొకరు రాసేవాటిని ఈ లింక్‌తో చదవవచ్చు, మీరూ రాయవచ్చు.`,
  link: "చదవండి, రాయండి",
  valid: "ఈ లింక్ ఒక రోజు పనిచేస్తుంది. దయచేసి దీన్ని ఎవరికీ ఇవ్వకండి: ఇది ఎవరి దగ్గర ఉన్నా వారు మీ పేరుతో రాయగలరు.",
};
