// English: d4671178
import type * as english from "#routes/auth/verify-email/messages.ts";

export const messages: typeof english.messages = {
  title: "अपने ईमेल पते की पुष्टि करें",
  description: "इससे हमें पता चलता है कि आपकी क्लासों के बारे में हमारे ईमेल आप तक पहुँचते हैं।",
  submit: "पुष्टि करें",
  over: {
    text: "अगर आपके ईमेल पते की पुष्टि हो चुकी है, तो आपको लिंक की ज़रूरत नहीं है। पुष्टि हुई है या नहीं, यह आपके खाते के पेज पर दिखता है; वहीं से नया लिंक भी मिल सकता है।",
    label: "अपने खाते पर जाएँ",
    to: "/account",
  },
};
