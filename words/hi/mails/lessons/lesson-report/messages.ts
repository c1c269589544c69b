// English: f70a7610
import type * as english from "#mails/lessons/lesson-report/messages.ts";

export const messages: typeof english.messages = {
  subject: (lesson, day) => `रिपोर्ट: ${lesson}, ${day}`,
  changed: (lesson, day) => `रिपोर्ट बदली: ${lesson}, ${day}`,
  ofChild: (child, subject) => `${child}, ${subject}`,
  text: (tutor) => `${tutor} ने इस क्लास के बारे में लिखा है:`,
  noName: "ट्यूटर",
  changedText: (tutor) => `${tutor} ने इस क्लास की रिपोर्ट बदली है। अब इसमें यह लिखा है:`,
  lesson: "क्लास",
  course: "कोर्स",
  courseOf: (subject, className) => `${subject}, ${className}`,
  link: "कोर्स खोलें",
  home: "अपना डैशबोर्ड खोलें",
  guardianLink: "अपना पेज खोलें",
};
