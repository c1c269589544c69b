// English: e95af994
import type * as english from "#parts/timetable/next/messages.ts";

export const messages: typeof english.messages = { remindMe: "ఈ పరికరంలో నాకు గుర్తుచేయండి" };
