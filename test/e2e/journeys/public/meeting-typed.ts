/** The texts typed into the meeting form. */
export interface Typed {
  date: string;
  time: string;
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
}

export const plain: Typed = {
  date: "2031-03-04",
  time: "17:30",
  name: "Lavanya Rao",
  email: "lavanya@family.example",
  phone: "+91 00000 00000",
  topic: "Algebra",
  message: "Evenings suit us best.",
};

/** Texts with special meanings in the formats that carry them: HTML, URLs, mails, calendars. */
export const hostile: Record<string, Partial<Typed>> = {
  markup: {
    name: `<img src=x onerror="window.hacked=1">`,
    topic: "</p><script>window.hacked=1</script>",
    message: `<a href="javascript:window.hacked=1">&lt;b&gt;</a>`,
  },
  "query strings": {
    name: "a&body=b?cc=victim@stranger.example#c",
    email: "o'neil+a&b=c@family.example",
    topic: "100% %0D%0A%26 +1",
    message: "&text=other&phone=123 = ? # / : ;",
  },
  "mail headers": {
    name: "Eve%0D%0ABcc: victim@stranger.example",
    topic: "Bcc: victim@stranger.example",
    message: "first\n\nBcc: victim@stranger.example\nSubject: other\n.\nlast",
  },
  "calendar lines": {
    name: String.raw`a;b,c\d\ne:f`,
    topic: "END:VEVENT",
    message: "one\nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VEVENT\nATTACH:https://stranger.example/x\ntwo",
  },
  "scripts of the world": {
    name: "లావణ్య राव 😀👩‍👩‍👧",
    topic: "مرحبا \u202Eabc\u202C",
    message: "e\u0301 · ﷽ · 𝔘𝔫𝔦 · \u{1F9EE}".repeat(8),
  },
  "long words": { name: "x".repeat(120), topic: "నేర్పు".repeat(30), message: "😀y".repeat(300) },
  templates: {
    name: "{{7*7}} ${7*7} <%= 7 %>",
    topic: "__proto__",
    message: `'"\`--; drop table students; //`,
  },
};
