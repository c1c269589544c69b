// English: d6f3152f
import type * as english from "#domain/teaching/services-words.ts";

export const serviceWords: typeof english.serviceWords = {
  "class-5": {
    name: "कक्षा 5 की ट्यूशन",
    description: "एक के साथ एक पढ़ाई: मज़बूत बुनियाद और अच्छी आदतें।",
  },
  "class-6": {
    name: "कक्षा 6 की ट्यूशन",
    description: "हर विषय में मिडिल स्कूल की सधी हुई शुरुआत।",
  },
  "class-7": {
    name: "कक्षा 7 की ट्यूशन",
    description: "साफ़ समझ और हफ़्ते-दर-हफ़्ते नियमित अभ्यास।",
  },
  "class-8": {
    name: "कक्षा 8 की ट्यूशन",
    description: "हाई स्कूल की तैयारी: पहले समझ, फिर सवाल।",
  },
  "class-9": {
    name: "कक्षा 9 की ट्यूशन",
    description: "बोर्ड के सालों की नींव, आपकी अपनी रफ़्तार से।",
  },
  "class-10": {
    name: "कक्षा 10 की ट्यूशन",
    description: "बोर्ड की तैयारी, ऐसे ट्यूटर के साथ जो आपको जानते हैं।",
  },
  "class-11": {
    name: "कक्षा 11 की ट्यूशन",
    description: "सीनियर सेकेंडरी की शुरुआत, हर बात धैर्य से समझाकर।",
  },
  "class-12": {
    name: "कक्षा 12 की ट्यूशन",
    description: "बोर्ड और प्रवेश परीक्षाओं की तैयारी, एक-एक विषय करके।",
  },
  btech: {
    name: "बीटेक की ट्यूशन",
    description: "नामी संस्थानों से पढ़े ट्यूटरों के साथ इंजीनियरिंग के कोर्स।",
  },
  math: {
    name: "गणित की ट्यूशन",
    description: "गणित, शुरुआती बातों से कठिन सवालों तक।",
  },
  chemistry: {
    name: "रसायन विज्ञान की ट्यूशन",
    description: "रसायन विज्ञान रटना नहीं, समझना।",
  },
  physics: {
    name: "भौतिक विज्ञान की ट्यूशन",
    description: "भौतिक विज्ञान, रोज़मर्रा की समझ से परीक्षा के सवालों तक।",
  },
  coding: {
    name: "कोडिंग मेंटरशिप",
    description: "पहले प्रोग्राम से अपने प्रोजेक्ट तक, एक मेंटर आपके साथ।",
  },
  "subject-choice": {
    name: "मनचाहे विषय की ट्यूशन",
    description: "आपकी पसंद का कोई एक विषय, आपके स्तर पर।",
  },
};

export const serviceCategories: typeof english.serviceCategories = {
  "school-tuition": "स्कूल ट्यूशन",
  "btech-tuition": "बीटेक ट्यूशन",
  "subject-tutoring": "विषय की ट्यूशन",
  mentorship: "मेंटरशिप",
};
