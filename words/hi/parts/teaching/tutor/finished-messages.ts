// English: 02616ced
import type * as english from "#parts/teaching/tutor/finished-messages.ts";

export const messages: typeof english.messages = {
  "nothing-added": "कुछ नया नहीं जोड़ा गया।",
  "class-settled": "क्लास का हाल दर्ज हो गया।",
  "report-sent": "रिपोर्ट भेज दी गई।",
  "class-recorded": "रिकॉर्डिंग प्रकाशित हो गई।",
  "class-planned": "अगली क्लास तय हो गई।",
  "class-recorded-planned": "रिकॉर्डिंग प्रकाशित हो गई और अगली क्लास तय हो गई।",
  "request-accepted": "आपने मंज़ूर कर लिया। परिवार को ईमेल से बता दिया जाएगा।",
  "request-declined": "आपने मना कर दिया। परिवार को ईमेल से बता दिया जाएगा।",
  "lesson-accepted": "यह क्लास आप लेंगे। परिवार को ईमेल मिलेगा।",
  "lesson-declined": "मना कर दिया। अकादमी कोई और इंतज़ाम करेगी।",
  "lesson-not-answered": "अब यह नहीं हो सकता: क्लास शुरू हो चुकी है या ख़त्म हो गई है।",
};
