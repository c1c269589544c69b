// English: b96f18b4
import type * as english from "#routes/admin/person/call-card-messages.ts";

export const callCardMessages: typeof english.callCardMessages = {
  title: "కుటుంబం ఫోన్ చేసినప్పుడు",
  numbers: "ఫోన్ నంబర్లు",
  student: "విద్యార్థి",
  siblings: "ఇదే సంరక్షకుల ఈమెయిల్ లేదా నంబర్ ఉన్న విద్యార్థులు",
  confirm: "తోబుట్టువు",
  reject: "తోబుట్టువులు కారు",
  related: "తోబుట్టువు",
  unrelated: "తోబుట్టువులు కారు",
  takeBack: "వెనక్కి తీసుకోండి",
  of: (answer, name) => `${answer}: ${name}`,
  last: "గత క్లాసులు",
  noLast: "ఇంకా క్లాస్ జరగలేదు.",
  next: "రాబోయే క్లాసులు",
  noNext: "క్లాస్ ఏదీ ఖరారు కాలేదు.",
  messages: "చివరి మెసేజ్‌లు",
  writeToFamily: "కుటుంబానికి రాయండి",
  homework: "హోంవర్క్",
  requests: "జవాబు ఇవ్వని అభ్యర్థనలు",
  enquiry: "ఎంక్వైరీ",
};
