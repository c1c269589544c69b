// English: f660a5e8
import { demoDays } from "#domain/enquiries/demo-request.ts";
import type * as english from "#routes/student/demo/problem-messages.ts";

export const problems: typeof english.problems = (email) => ({
  "time-missing": "कृपया दोनों पसंद के लिए तारीख़ और समय चुनें।",
  "no-such-time": "कृपया तारीख़ और समय जाँच लें।",
  "in-the-past": "कृपया आने वाला समय चुनें।",
  "too-far": `कृपया अगले ${demoDays} दिनों के अंदर का समय चुनें।`,
  "same-time": "कृपया दो अलग-अलग समय चुनें।",
  "phone-missing": "कृपया फ़ोन नंबर बताएँ।",
  "phone-invalid": "कृपया फ़ोन नंबर जाँच लें।",
  "too-long": `यह नंबर बहुत लंबा है। अगर यह सही है, तो ${email} पर लिखें।`,
});
