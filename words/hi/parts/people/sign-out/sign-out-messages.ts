// English: 19668228
import type * as english from "#parts/people/sign-out/sign-out-messages.ts";

export const signOutMessages: typeof english.signOutMessages = {
  signingOut: "साइन आउट हो रहा है...",
  signOutTitle: (name) => `${name} को साइन आउट करें`,
  signOutQuestion: "क्या इन्हें सभी डिवाइस पर साइन आउट करना है?",
  signOutDetail:
    "फ़ोन खो जाए या चोरी हो जाए, तो यह काम आता है। पासवर्ड फिर भी चलता रहेगा: अगर वह किसी और को पता हो सकता है, तो उनसे कहें कि “पासवर्ड भूल गए?” से नया पासवर्ड चुन लें।",
};
