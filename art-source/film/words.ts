import type { Language } from "../../app/domain/shared/language.ts";

/** The words in the picture. It fits any academy: it has no name. */
export const words = {
  ending: { title: "One to one", text: "The first class is free" },
  values: [
    "Strong subjects",
    "Respect and empathy",
    "Expert tutors from IITs and NITs",
    "A calm mind",
  ],
  steps: ["Book a demo", "Join the live demo", "Pay and start"],
} as const;

/** The captions by language, each with its seconds. */
export const captionTexts: Readonly<Record<Language, readonly Caption[]>> = {
  en: timed([
    "Dusk in a village in Telangana. A student opens her laptop.",
    "Far away, her tutor does too. Thread by thread, one to one, a pattern meets in the middle.",
    "Strong subjects.",
    "Respect and empathy.",
    "Expert tutors from IITs and NITs.",
    "A calm mind.",
    "Book a demo.",
    "Join the live demo.",
    "Pay and start.",
    "One to one. The first class is free.",
  ]),
  te: timed([
    "తెలంగాణలో ఒక పల్లె, సంధ్యవేళ. ఒక విద్యార్థిని ల్యాప్‌టాప్ తెరిచింది.",
    "దూరంగా ఆమె ట్యూటర్ కూడా తెరిచారు. దారం వెంట దారం, ఒక్కరికి ఒక్కరు, మధ్యలో నేత కలుస్తుంది.",
    "సబ్జెక్టులలో గట్టి పట్టు.",
    "గౌరవం, సానుభూతి.",
    "IIT, NIT నుంచి నిపుణులైన ట్యూటర్లు.",
    "ప్రశాంతమైన మనసు.",
    "డెమో బుక్ చేయండి.",
    "లైవ్ డెమోలో చేరండి.",
    "ఫీజు కట్టి మొదలుపెట్టండి.",
    "ఒక్కరికి ఒక్కరు. మొదటి క్లాస్ ఉచితం.",
  ]),
  hi: timed([
    "तेलंगाना के एक गाँव की शाम। एक विद्यार्थी अपना लैपटॉप खोलती है।",
    "दूर उसकी ट्यूटर भी। धागे से धागा, एक के साथ एक, बुनावट बीच में मिल जाती है।",
    "विषयों पर मज़बूत पकड़।",
    "सम्मान और संवेदना।",
    "IIT और NIT के अनुभवी ट्यूटर।",
    "शांत मन।",
    "डेमो बुक करें।",
    "लाइव डेमो में जुड़ें।",
    "फ़ीस देकर शुरू करें।",
    "एक के साथ एक। पहली क्लास मुफ़्त है।",
  ]),
};

interface Caption {
  from: number;
  to: number;
  text: string;
}

function timed(texts: readonly string[]): Caption[] {
  const seconds: readonly (readonly [from: number, to: number])[] = [
    [0.4, 4.6],
    [5, 10.6],
    [11, 12.8],
    [12.8, 14.4],
    [14.4, 16],
    [16, 17.8],
    [18.2, 19.8],
    [19.8, 21.3],
    [21.3, 22.8],
    [23.4, 26.8],
  ];
  return seconds.map(([from, to], index) => ({ from, to, text: texts[index] ?? "" }));
}
