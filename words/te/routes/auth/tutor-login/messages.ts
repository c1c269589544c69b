// English: ebf589eb
import type * as english from "#routes/auth/tutor-login/messages.ts";

export const messages: typeof english.messages = {
  title: "ట్యూటర్ సైన్ ఇన్",
  description: "బోధించడానికి సైన్ ఇన్ చేయండి: రికార్డింగ్‌లు, క్లాసులు, పరీక్షలు, ప్రకటనలు.",
  failed: "ఈమెయిల్ లేదా పాస్‌వర్డ్ సరిగ్గా లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  noRecord: "ఇవి ట్యూటర్ వివరాలు కావు. దయచేసి మీ ఈమెయిల్, పాస్‌వర్డ్ సరిచూసుకోండి.",
  links: [
    { before: "ఇంకా ట్యూటర్‌గా చేరలేదా?", label: "ట్యూటర్‌గా దరఖాస్తు చేయండి", to: "/tutor-signup" },
    { before: "మీరు విద్యార్థి అయితే:", label: "విద్యార్థి సైన్ ఇన్", to: "/login" },
  ],
};
