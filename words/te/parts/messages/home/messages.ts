// English: c02d7ebd
import type * as english from "#parts/messages/home/messages.ts";

export const homeWords: typeof english.homeWords = {
  student: "కొత్త మెసేజ్‌లు",
  tutor: "మీ జవాబు కోసం ఎదురుచూస్తున్నారు",
};
