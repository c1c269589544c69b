// English: 45a8573e
import type * as english from "#routes/auth/undo-email/messages.ts";

export const messages: typeof english.messages = {
  title: "మీ ఈమెయిల్ చిరునామాను తిరిగి పొందండి",
  description:
    "మీ ఖాతాకు మళ్లీ ఈ చిరునామా వస్తుంది. దీన్ని మార్చిన వారికి మీ పాస్‌వర్డ్ తెలుసు, కాబట్టి దయచేసి కొత్తది పెట్టుకోండి. అన్ని పరికరాల్లో మీరు సైన్ అవుట్ అవుతారు.",
  submit: "తిరిగి పొందండి",
  pending: "తిరిగి తెస్తున్నాం...",
  over: {
    text: "మీ ఈమెయిల్ చిరునామాను ఎవరైనా మార్చి, మీరు దాన్ని తిరిగి పొందలేకపోతే, వెంటనే మాకు రాయండి.",
    label: "మాకు రాయండి",
    to: "/contact",
  },
};
