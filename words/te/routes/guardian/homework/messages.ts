// English: cfc289b0
import type * as english from "#routes/guardian/homework/messages.ts";

export const messages: typeof english.messages = {
  noAnswer: "ఇంకా ఏదీ సమర్పించలేదు.",
  back: "ప్రధాన పేజీకి తిరిగి వెళ్లండి",
};
