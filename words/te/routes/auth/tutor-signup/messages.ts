// English: 433c0172
import type * as english from "#routes/auth/tutor-signup/messages.ts";

export const messages: typeof english.messages = {
  title: "ట్యూటర్‌గా దరఖాస్తు చేయండి",
  description: "మీరు ఏమి బోధిస్తారో చెప్పండి. ప్రతి దరఖాస్తును ఒక అడ్మిన్ చదువుతారు.",
  submit: "ట్యూటర్‌గా దరఖాస్తు చేయండి",
  links: [
    { before: "ఇప్పటికే దరఖాస్తు చేశారా?", label: "ట్యూటర్ సైన్ ఇన్", to: "/tutor-login" },
    { before: "మీరు విద్యార్థి అయితే:", label: "విద్యార్థిగా సైన్ అప్ చేయండి", to: "/signup" },
  ],
};
