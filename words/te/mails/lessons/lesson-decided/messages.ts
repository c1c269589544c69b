// English: 389b8c72
import type * as english from "#mails/lessons/lesson-decided/messages.ts";

export const messages: typeof english.messages = {
  subject: (subject, date) => (subject ? `${date} నాటి ${subject} క్లాస్` : `${date} నాటి క్లాస్`),
  text: "అకాడమీ ఈ క్లాస్ వివరాలను పరిశీలించి, అది ఎలా జరిగిందో నిర్ణయించింది:",
  outcome: "ఫలితం",
  reason: "కారణం:",
  next: (email) => `మేము గమనించనిది ఏదైనా ఉంటే, దయచేసి ఈ చిరునామాకు రాయండి: ${email}`,
  link: "మీ పేజీ తెరవండి",
  guardianLink: "మీ పేజీ తెరవండి",
};
