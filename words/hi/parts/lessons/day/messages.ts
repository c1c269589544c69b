// English: 3ec74aef
import type * as english from "#parts/lessons/day/messages.ts";

export const dayNumber: typeof english.dayNumber = {
  planned: (lessons) => `कुल तय: ${lessons}`,
  held: (lessons) => `हुईं: ${lessons}`,
  missed: (lessons) => `कोई नहीं आया: ${lessons}`,
  unsettled: (lessons) => `हाल बताना बाकी: ${lessons}`,
  disputed: (lessons) => `आपत्ति है: ${lessons}`,
  "without-link": (lessons) => `बिना लिंक: ${lessons}`,
  "without-tutor": (lessons) => `बिना ट्यूटर: ${lessons}`,
};

export const tutorsAway: typeof english.tutorsAway = (tutors) => `${tutors} ट्यूटर छुट्टी पर`;

export const messages: typeof english.messages = {
  none: "कोई क्लास नहीं।",
  lesson: "क्लास",
  time: "समय",
  tutor: "ट्यूटर",
  student: "विद्यार्थी",
  standing: "नतीजा",
  withoutLink: "चालू लिंक नहीं",
  noTutor: "ट्यूटर नहीं",
  suspended: "ट्यूटर निलंबित",
};
