// English: b59bbc17
import type * as english from "#parts/account/sign-in/mailed-link-messages.ts";

export const messages: typeof english.messages = {
  over: "ఈ లింక్ ఇక పనిచేయదు",
  overText: "ప్రతి లింక్ ఒక్కసారే, కొంత సమయం వరకే పనిచేస్తుంది. కొత్త లింక్ వస్తే పాతది పనిచేయదు.",
};
