// English: dd5e6538
import type { MailGroup } from "#domain/mail/mail.ts";
import type * as english from "#routes/public/unsubscribe/messages.ts";

const groups: Record<MailGroup, string> = {
  reminders: "क्लासें याद दिलाने",
  lessons: "क्लासें तय होने, बदलने या रद्द होने",
  reports: "अपनी क्लासों की रिपोर्ट",
  messages: "बिना पढ़े संदेशों",
  announcements: "अपने ट्यूटर की घोषणाओं",
  news: "अपने कोर्स की नई बातों",
  courses: "कोर्स ख़त्म होने या ट्यूटर बदलने",
  arrivals: "नए विद्यार्थियों और आवेदनों",
};

export const messages: typeof english.messages = {
  pageTitle: (name) => `ईमेल बंद करें · ${name}`,
  title: "ये ईमेल बंद करें?",
  text: (group) => `अब आपको ${groups[group]} के ईमेल नहीं आएँगे। सब कुछ आपके डैशबोर्ड पर बना रहेगा।`,
  stop: "ये ईमेल बंद करें",
  stopped: "बंद हो गए",
  stoppedText: (group) =>
    `अब आपको ${groups[group]} के ईमेल नहीं आएँगे। आप इन्हें अपने खाते के पेज पर फिर चालू कर सकते हैं।`,
  choose: "अपने ईमेल चुनें",
};
