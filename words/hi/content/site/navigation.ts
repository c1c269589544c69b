// English: 93d11050
import type * as english from "#content/site/navigation.ts";

export const header: typeof english.header = {
  label: "मुख्य मेन्यू",
  menu: "मेन्यू",
  skip: "सीधे मुख्य भाग पर जाएँ",
  homeLabel: (name) => `${name}, होम पेज पर जाएँ`,
  links: [
    { label: "होम", href: "/" },
    { label: "हमारे बारे में", href: "/about-us" },
    { label: "डेमो", href: "/demo" },
    { label: "ट्यूटर लॉगिन", href: "/tutor-login" },
  ],
  login: { label: "लॉगिन", href: "/login" },
  signUp: { label: "साइन अप", href: "/signup" },
  dashboard: "डैशबोर्ड",
  logout: "लॉगआउट",
};

export const places: typeof english.places = {
  label: "आपके पेज",
  home: "डैशबोर्ड",
  timetable: "टाइमटेबल",
  progress: "प्रगति",
  hours: "पढ़ाने का समय",
  calendar: "कैलेंडर",
  account: "खाता",
};

export const subscriptionWords: typeof english.subscriptionWords = {
  label: "एक-एक विषय का सब्सक्रिप्शन",
  math: "गणित",
  physics: "भौतिक विज्ञान",
  chemistry: "रसायन विज्ञान",
};

export const demoButton: typeof english.demoButton = {
  alt: "मुफ़्त डेमो क्लास बुक करें",
  words: ["मुफ़्त", "डेमो"],
  href: "/signup",
};
