// English: 06d3c73d
import { longestLength, shortestLength } from "#domain/timetable/lesson-length.ts";
import type * as english from "#parts/teaching/content/problem-messages.ts";

export const problems: typeof english.problems = {
  "required-missing": "कृपया शीर्षक और विवरण लिखें।",
  "url-missing": "कृपया URL लिखें।",
  "url-invalid": "कृपया सही URL लिखें, जो http:// या https:// से शुरू हो।",
  "date-missing": "कृपया तारीख़ और समय भरें।",
  "date-invalid": "कृपया सही तारीख़ और समय भरें।",
  "too-long": "यह बहुत लंबा है। शीर्षक 200 अक्षरों तक और विवरण 5,000 अक्षरों तक हो सकता है।",
  "length-invalid": `कृपया ${shortestLength} से ${longestLength} मिनट के बीच की अवधि चुनें।`,
  "mark-incomplete": "कृपया मिले हुए अंक और कुल अंक दोनों भरें, या दोनों खाली छोड़ दें।",
  "mark-invalid":
    "कृपया 0 से 1,000 तक की संख्याएँ भरें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक। परीक्षा के कुल अंक 0 से ज़्यादा होने चाहिए।",
  "mark-too-high": "मिले हुए अंक कुल अंकों से ज़्यादा हैं।",
};
