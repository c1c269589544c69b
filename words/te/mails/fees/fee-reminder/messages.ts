// English: 346d08c3
import type * as english from "#mails/fees/fee-reminder/messages.ts";

export const messages: typeof english.messages = {
  subject: (names) => `గుర్తు చేస్తున్నాం: ${names} ఫీజులు`,
  text: "ఇది గుర్తు చేయడానికి మాత్రమే: ఒక ఇన్‌వాయిస్ ఇంకా చెల్లించాల్సి ఉంది. ఇప్పటికే చెల్లించి ఉంటే ధన్యవాదాలు: ఫీజుల పేజీ తెరిచి, 12 అంకెల బదిలీ నంబర్‌ను మాకు చెప్పండి, అప్పుడు మేము దాన్ని చూడగలం.",
  stop: "ఇలా గుర్తు చేయడం వద్దనుకుంటే, దయచేసి మాకు రాయండి.",
};
