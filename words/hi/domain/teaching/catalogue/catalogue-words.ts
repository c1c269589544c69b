// English: f32fe9d8
import type * as english from "#domain/teaching/catalogue/catalogue-words.ts";

export const classNames: typeof english.classNames = {
  "class-5": "कक्षा 5",
  "class-6": "कक्षा 6",
  "class-7": "कक्षा 7",
  "class-8": "कक्षा 8",
  "class-9": "कक्षा 9",
  "class-10": "कक्षा 10",
  "class-11": "कक्षा 11",
  "class-12": "कक्षा 12",
  btech: "बीटेक",
};

export const classCategories: typeof english.classCategories = {
  primary: "प्राइमरी",
  "middle-school": "मिडिल स्कूल",
  "high-school": "हाई स्कूल",
  "senior-secondary": "सीनियर सेकेंडरी",
  "higher-education": "उच्च शिक्षा",
};

export const subjectNames: typeof english.subjectNames = {
  mathematics: "गणित",
  physics: "भौतिक विज्ञान",
  chemistry: "रसायन विज्ञान",
  biology: "जीव विज्ञान",
  english: "अंग्रेज़ी",
  "social-studies": "सामाजिक अध्ययन",
  "computer-science": "कंप्यूटर विज्ञान",
  programming: "प्रोग्रामिंग",
  "data-structures": "डेटा स्ट्रक्चर",
  algorithms: "एल्गोरिद्म",
  "web-development": "वेब डेवलपमेंट",
  "data-science": "डेटा साइंस",
};

export const subjectCategories: typeof english.subjectCategories = {
  mathematics: "गणित",
  science: "विज्ञान",
  languages: "भाषाएँ",
  humanities: "सामाजिक विषय",
  computing: "कंप्यूटर",
};
