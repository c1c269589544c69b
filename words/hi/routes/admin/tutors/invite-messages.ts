// English: 9ac32a49
import { tutorWords } from "#content/account/profile.ts";
import type * as english from "#routes/admin/tutors/invite-messages.ts";

export const messages: typeof english.messages = {
  title: "ट्यूटर को आमंत्रित करें",
  text: "ट्यूटर को पासवर्ड चुनने के लिए ईमेल में एक लिंक मिलेगा, जो 14 दिन चलेगा। उन्हें मंज़ूरी तुरंत मिल जाएगी। योग्यता, अनुभव और परिचय उनकी प्रोफ़ाइल में पूछे जाएँगे।",
  email: "ईमेल",
  submit: "आमंत्रण भेजें",
  sending: "भेजा जा रहा है...",
  taken: "इस ईमेल पते से पहले ही एक खाता है।",
  problems: tutorWords.problems,
};
