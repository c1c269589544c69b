// English: d9ae2e28
import type * as english from "#mails/lessons/lessons-unsettled/messages.ts";
import { queueHours } from "#domain/lessons/settlement.ts";

export const messages: typeof english.messages = {
  subject: (count) => (count === 1 ? "आपकी क्लास हुई या नहीं?" : `आपकी ${count} क्लासें हुईं या नहीं?`),
  text: "परिवार इन क्लासों के बारे में आपके जवाब का इंतज़ार कर रहे हैं:",
  how: `अपने डैशबोर्ड पर हर क्लास के लिए बस एक बटन दबाएँ। क्लास के ${queueHours} घंटे बाद तक जिसका हाल किसी ने न बताया हो, उसे एडमिन देखते हैं।`,
  link: "अपना डैशबोर्ड खोलें",
};
