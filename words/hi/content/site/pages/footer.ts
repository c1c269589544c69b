// English: 8044f974
import type * as english from "#content/site/pages/footer.ts";

export const footer: typeof english.footer = {
  label: "पेज का निचला भाग",
  contact: "संपर्क",
  hours: "समय",
  email: "ईमेल",
  phone: "फ़ोन",
  address: "पता",
  social: "हमसे यहाँ जुड़ें",
  columns: [
    {
      title: "और जानें",
      links: [
        { label: "हमारे बारे में", href: "/about-us" },
        { label: "डेमो कैसे होता है", href: "/demo" },
        { label: "सवाल और जवाब", href: "/faq" },
        { label: "संपर्क करें", href: "/contact" },
        { label: "मीटिंग तय करें", href: "/contact/schedule" },
      ],
    },
    {
      title: "हमारी सेवाएँ",
      links: [
        { label: "गणित", href: "/services/math" },
        { label: "भौतिक विज्ञान", href: "/services/physics" },
        { label: "रसायन विज्ञान", href: "/services/chemistry" },
        { label: "कोडिंग मेंटरशिप", href: "/services/coding" },
        { label: "विषय का चुनाव", href: "/services/subject-choice" },
        { label: "कक्षा के हिसाब से ट्यूशन", href: "/#tuition" },
      ],
    },
    {
      title: "हमसे जुड़ें",
      links: [
        { label: "विद्यार्थी बनें", href: "/signup" },
        { label: "ट्यूटर बनें", href: "/tutor-signup" },
        { label: "एडमिन पोर्टल", href: "/admin-login" },
      ],
    },
  ],
  legal: [
    { label: "गोपनीयता", href: "/privacy" },
    { label: "शर्तें", href: "/terms" },
    { label: "रिफ़ंड", href: "/refund" },
  ],
};
