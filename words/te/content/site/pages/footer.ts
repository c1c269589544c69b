// English: 8044f974
import type * as english from "#content/site/pages/footer.ts";

export const footer: typeof english.footer = {
  label: "పేజీ చివరి భాగం",
  contact: "సంప్రదింపు",
  hours: "వేళలు",
  email: "ఈమెయిల్",
  phone: "ఫోన్",
  address: "చిరునామా",
  social: "మమ్మల్ని ఇక్కడ కలవండి",
  columns: [
    {
      title: "ఇంకా తెలుసుకోండి",
      links: [
        { label: "మా గురించి", href: "/about-us" },
        { label: "డెమో ఎలా ఉంటుంది", href: "/demo" },
        { label: "ప్రశ్నలు, జవాబులు", href: "/faq" },
        { label: "సంప్రదించండి", href: "/contact" },
        { label: "మీటింగ్ సమయం ఎంచుకోండి", href: "/contact/schedule" },
      ],
    },
    {
      title: "మా సేవలు",
      links: [
        { label: "గణితం", href: "/services/math" },
        { label: "భౌతిక శాస్త్రం", href: "/services/physics" },
        { label: "రసాయన శాస్త్రం", href: "/services/chemistry" },
        { label: "కోడింగ్ మెంటార్‌షిప్", href: "/services/coding" },
        { label: "సబ్జెక్ట్ ఎంపిక", href: "/services/subject-choice" },
        { label: "తరగతి వారీ ట్యూషన్", href: "/#tuition" },
      ],
    },
    {
      title: "మాతో చేరండి",
      links: [
        { label: "విద్యార్థిగా చేరండి", href: "/signup" },
        { label: "ట్యూటర్‌గా చేరండి", href: "/tutor-signup" },
        { label: "అడ్మిన్ పోర్టల్", href: "/admin-login" },
      ],
    },
  ],
  legal: [
    { label: "గోప్యత", href: "/privacy" },
    { label: "నియమాలు", href: "/terms" },
    { label: "డబ్బు వాపసు", href: "/refund" },
  ],
};
