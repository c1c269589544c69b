/** Names, each in writings that are one name to who searches. */
export const otherWritings: readonly (readonly string[])[] = [
  [
    "D'Souza",
    "D’Souza",
    "D‘Souza",
    "Dʼsouza",
    "D′SOUZA",
    "D`Souza",
    "D´Souza",
    "D＇Souza",
    "DSouza",
    "D Souza",
  ],
  [
    "Anne-Marie",
    "Anne‐Marie",
    "Anne‑Marie",
    "Anne–Marie",
    "Anne—Marie",
    "Anne−Marie",
    "anne\u00A0marie",
    "Anne\u2009Marie",
  ],
  ["Élise", "Elise", "E\u0301LISE", "élise", "Ｅｌｉｓｅ"],
  ["Zoë Łukasz", "zoe lukasz", "ZOE LUKASZ"],
  ["Strauß", "Strauss", "STRAUẞ"],
  ["ज़ाकिर", "ज\u093Cाकिर", "जाकिर"],
  ["రామ్‌చరణ్", "రామ్చరణ్"],
  ["أحمد", "احمد", "أَحْمَد"],
  ["علي", "علی", "على"],
  ["فاطمة", "فاطمه", "فاطمہ"],
];

/** Names in the order of a list: Latin, Arabic, Devanagari and Telugu, each by its alphabet. */
export const namesInOrder: readonly string[] = [
  ..."aadhya|Bhavya|Charan|D’Silva|élan Rao|Fatima|Øystein|Rao K|Rao. M|Raoul|Zubin".split("|"),
  ..."آمنہ|بلال|پرویز|تبسم|ٹیپو|جاوید|چاند|کریم|گلزار|ناصر|وحید|ہاشم|یاسر".split("|"),
  ..."अंकित|अनिल|आरती|कमल|गीता|जगदीश|ज़ीनत|जेबा|राम|संजय|संदीप|सजल|हरि".split("|"),
  ..."అంజలి|అనిల్|ఆశ|కమల్|కవిత|గీత|రవి|లత|వాణి|సంజయ్|సందీప్|సజల|హరి|ళక్ష".split("|"),
];
