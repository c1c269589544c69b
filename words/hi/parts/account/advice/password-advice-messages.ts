// English: a4ce3117
import type * as english from "#parts/account/advice/password-advice-messages.ts";

export const messages: typeof english.messages = {
  common: "आपका चुना हुआ पासवर्ड बहुत लोग इस्तेमाल करते हैं, इसलिए धोखेबाज़ सबसे पहले इसी को आज़माते हैं।",
  chooseAnother: "दूसरा पासवर्ड चुनें",
};
