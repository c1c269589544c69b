// English: c1198cb0
import type * as english from "./messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "ఒక కుటుంబం అభ్యర్థన",
  invalidLink: "ఈ లింక్ చెల్లదు",
  invalidLinkText:
    "లింక్‌లో కొంత భాగం లేకపోవచ్చు, లేదా ఆ సెషన్ ఇప్పుడు లేకపోవచ్చు. కుటుంబాలు మిమ్మల్ని అడిగేవి మీ డ్యాష్‌బోర్డ్‌లో కనిపిస్తాయి.",
  dashboard: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
