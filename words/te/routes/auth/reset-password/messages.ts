// English: f2bd9f4f
import type * as english from "#routes/auth/reset-password/messages.ts";

export const messages: typeof english.messages = {
  title: "కొత్త పాస్‌వర్డ్ పెట్టుకోండి",
  description: "అన్ని పరికరాల్లో మీరు సైన్ అవుట్ అవుతారు. తర్వాత కొత్త పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయవచ్చు.",
  submit: "పాస్‌వర్డ్ మార్చండి",
  pending: "మారుస్తున్నాం...",
  over: {
    text: "మీరు కొత్త లింక్ అడగవచ్చు. ఒక్క నిమిషమే పడుతుంది.",
    label: "కొత్త లింక్ పంపండి",
    to: "/forgot-password",
  },
};
