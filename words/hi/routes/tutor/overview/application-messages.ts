// English: 75b26093
import type * as english from "#routes/tutor/overview/application-messages.ts";

export const applicationSteps: typeof english.applicationSteps = [
  {
    title: "आवेदन मिल गया",
    text: "हमें आपसे जो चाहिए था, वह सब मिल गया है।",
    state: "हो गया",
  },
  {
    title: "आवेदन पढ़ा जा रहा है",
    text: "अकादमी में कोई आपका आवेदन पढ़ रहा है।",
    state: "चल रहा है",
  },
  {
    title: "मंज़ूरी",
    text: "आपका आवेदन मंज़ूर होते ही हम आपको ईमेल करेंगे।",
    state: "अभी नहीं",
  },
  {
    title: "आपके पहले विद्यार्थी",
    text: "एडमिन आपको विद्यार्थी आवंटित करेंगे और आप अपनी पहली क्लास तय करेंगे।",
    state: "अभी नहीं",
  },
];

export const stepsTitle: typeof english.stepsTitle = "आगे क्या होगा";
