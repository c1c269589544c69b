// English: 88d74dc8
import type * as english from "#routes/requests/messages.ts";

export const messages: typeof english.messages = {
  pageTitle: "ఒక కుటుంబం అభ్యర్థన",
  invalidLink: "ఈ లింక్ ఇక పనిచేయదు",
  invalidLinkText:
    "కుటుంబం అభ్యర్థనకు ఇప్పటికే సమాధానం వచ్చి ఉండవచ్చు లేదా అది ముగిసి ఉండవచ్చు. లింక్‌లో కొంత భాగం కూడా లేకపోయి ఉండవచ్చు. కుటుంబాలు మిమ్మల్ని అడిగేవి మీ డ్యాష్‌బోర్డ్‌లో కనిపిస్తాయి.",
  dashboard: "మీ డ్యాష్‌బోర్డ్ తెరవండి",
};
