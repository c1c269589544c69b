// English: a89b7f35
import type * as english from "#routes/admin/lessons/refusal-messages.ts";

export const refusals: typeof english.refusals = {
  notTaught: "यह क्लास बदली नहीं जा सकती: इसका आवंटन ख़त्म हो चुका है, या ट्यूटर अभी नहीं पढ़ाते।",
  madeUp: "यह क्लास रद्द नहीं हुई, या इसकी भरपाई की क्लास पहले से है।",
  changed: "इस बीच यह क्लास बदल गई। कृपया इसे फिर से देखें।",
  gone: "इस बीच यह क्लास हटा दी गई या रद्द हो गई।",
  several: "ये क्लासें अब एक साथ नहीं बदली जा सकतीं। कृपया “सिर्फ़ यह क्लास” चुनें।",
};
