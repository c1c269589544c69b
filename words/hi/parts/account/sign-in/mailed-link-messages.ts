// English: b59bbc17
import type * as english from "#parts/account/sign-in/mailed-link-messages.ts";

export const messages: typeof english.messages = {
  over: "यह लिंक अब काम नहीं करता",
  overText: "हर लिंक एक ही बार और कुछ समय तक ही काम करता है, और नया लिंक आने पर पुराना बंद हो जाता है।",
};
