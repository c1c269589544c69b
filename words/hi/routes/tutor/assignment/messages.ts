// English: bf9bebf3
import type * as english from "#routes/tutor/assignment/messages.ts";

export const messages: typeof english.messages = {
  ended: (date) => (date === null ? "यह आवंटन समाप्त हो चुका है" : `यह आवंटन ${date} को समाप्त हुआ`),
  endedText:
    "आपने यहाँ जो प्रकाशित किया है, उसे आपके विद्यार्थी अब भी पढ़ सकते हैं। अब आप इसमें कुछ जोड़, बदल या हटा नहीं सकते।",
  stillPossible:
    "आपने जो प्रकाशित किया है, उसे आप अब भी डाउनलोड कर सकते हैं। अगर यह कोर्स आपके साथ फिर शुरू होता है, तो सब कुछ आपके डैशबोर्ड पर वापस आ जाएगा।",
  openExport: "हमारे पास रखी जानकारी देखें",
  showAll: (count) => `सभी ${count} क्लास देखें`,
  leftOut: (count) =>
    count === 1 ? "हर हफ़्ते की 1 क्लास छोड़ी गई है" : `हर हफ़्ते की ${count} क्लासें छोड़ी गई हैं`,
  leftOutWhy: "तय करते समय उनका समय खाली नहीं था, या उस दिन छुट्टी थी।",
};
