// English: 2fcbf386
import type * as english from "#mails/people/application-received/messages.ts";

export const messages: typeof english.messages = {
  subject: "మీ దరఖాస్తు మాకు అందింది",
  text: (academy) =>
    `${academy} విద్యార్థులకు చదువు చెప్పడానికి దరఖాస్తు చేసినందుకు ధన్యవాదాలు. మీ దరఖాస్తు మాకు అందింది.`,
  next: "ప్రతి దరఖాస్తునూ మేమే స్వయంగా చదువుతాం. నిర్ణయం తీసుకోగానే మీకు ఈమెయిల్ పంపుతాం. దరఖాస్తు ఏ దశలో ఉందో మీ డ్యాష్‌బోర్డ్‌లో చూడవచ్చు.",
  link: "మీ దరఖాస్తు చూడండి",
};
