// English: 433c0172
import type * as english from "#routes/auth/tutor-signup/messages.ts";

export const messages: typeof english.messages = {
  title: "ट्यूटर बनने के लिए आवेदन करें",
  description: "बताइए कि आप क्या पढ़ाते हैं। हर आवेदन को एक एडमिन पढ़ते हैं।",
  submit: "ट्यूटर बनने के लिए आवेदन करें",
  links: [
    { before: "पहले ही आवेदन किया है?", label: "ट्यूटर साइन इन", to: "/tutor-login" },
    { before: "क्या आप विद्यार्थी हैं?", label: "विद्यार्थी के रूप में साइन अप करें", to: "/signup" },
  ],
};
