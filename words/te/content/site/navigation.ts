// English: 93d11050
import type * as english from "#content/site/navigation.ts";

export const header: typeof english.header = {
  label: "ముఖ్య మెనూ",
  menu: "మెనూ",
  skip: "నేరుగా విషయానికి వెళ్లండి",
  homeLabel: (name) => `${name}, హోమ్ పేజీకి వెళ్లండి`,
  links: [
    { label: "హోమ్", href: "/" },
    { label: "మా గురించి", href: "/about-us" },
    { label: "డెమో", href: "/demo" },
    { label: "ట్యూటర్ లాగిన్", href: "/tutor-login" },
  ],
  login: { label: "లాగిన్", href: "/login" },
  signUp: { label: "సైన్ అప్", href: "/signup" },
  dashboard: "డ్యాష్‌బోర్డ్",
  logout: "లాగౌట్",
};

export const places: typeof english.places = {
  label: "మీ పేజీలు",
  home: "డ్యాష్‌బోర్డ్",
  timetable: "టైమ్‌టేబుల్",
  progress: "ప్రగతి",
  hours: "బోధన సమయాలు",
  calendar: "క్యాలెండర్",
  account: "ఖాతా",
};

export const subscriptionWords: typeof english.subscriptionWords = {
  label: "విడివిడిగా సబ్‌స్క్రిప్షన్లు",
  math: "గణితం",
  physics: "భౌతిక శాస్త్రం",
  chemistry: "రసాయన శాస్త్రం",
};

export const demoButton: typeof english.demoButton = {
  alt: "ఉచిత డెమో క్లాస్ బుక్ చేయండి",
  words: ["ఉచిత", "డెమో"],
  href: "/signup",
};
