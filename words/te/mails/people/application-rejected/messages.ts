// English: f2d60307
import type * as english from "#mails/people/application-rejected/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ దరఖాస్తు గురించి",
  text: (academy) =>
    `${academy} విద్యార్థులకు చదువు చెప్పడానికి దరఖాస్తు చేసినందుకు ధన్యవాదాలు. ప్రస్తుతానికి మీ దరఖాస్తును అంగీకరించలేకపోతున్నాం. కారణం ఇది:`,
  next: "ఏదైనా మారి ఉంటే, లేదా మేము పొరపాటు పడి ఉంటే, దయచేసి మాకు రాయండి.",
  link: "మీ దరఖాస్తు చూడండి",
};
