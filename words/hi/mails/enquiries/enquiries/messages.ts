// English: 44aef10b
import type * as english from "#mails/enquiries/enquiries/messages.ts";
import { maxCountedEnquiries } from "#data/enquiries/mails.ts";

export const messages: typeof english.messages = {
  subject: (count) => {
    if (count === 1) return "एक परिवार आपके जवाब का इंतज़ार कर रहा है";
    return count < maxCountedEnquiries
      ? `${count} परिवार आपके जवाब का इंतज़ार कर रहे हैं`
      : `${maxCountedEnquiries} या उससे ज़्यादा परिवार आपके जवाब का इंतज़ार कर रहे हैं`;
  },
  text: (count, { emailReply }) =>
    count === 1
      ? `एक परिवार ने मुफ़्त डेमो क्लास माँगी है, और अभी तक किसी ने जवाब नहीं दिया है। हमने ${emailReply} के भीतर जवाब देने का वादा किया है।`
      : `इन्होंने मुफ़्त डेमो क्लास माँगी है, और अभी तक किसी ने जवाब नहीं दिया है। हमने ${emailReply} के भीतर जवाब देने का वादा किया है।`,
  link: "पूछताछ खोलें",
};
