// English: e9411232
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#routes/account/email-messages.ts";

export const messages: typeof english.messages = {
  section: "ఈమెయిల్ చిరునామా",
  notVerified: "ఇంకా నిర్ధారించలేదు",
  notVerifiedText:
    "దీన్ని నిర్ధారించడానికి మీకు ఒక లింక్ పంపుతాం. క్యాలెండర్ లింక్ తీసుకోవడానికి, లేదా సంరక్షకుల వివరాలు ఇవ్వడానికి ఇది అవసరం, కానీ మీ క్లాసులకు అవసరం లేదు. నిర్ధారించాక మీ ఇతర పరికరాలు సైన్ అవుట్ అవుతాయి.",
  sendAgain: "నాకు లింక్ పంపండి",
  verified: "నిర్ధారణ అయింది",
  change: "ఈమెయిల్ మార్చండి",
  changing: "పంపుతున్నాం...",
  newEmail: "కొత్త ఈమెయిల్",
  mailedEnough: "ఒక గంటలోనే మీరు చాలాసార్లు మార్పు అడిగారు. దయచేసి ఒక గంట తర్వాత మళ్లీ ప్రయత్నించండి.",
  text: "కొత్త చిరునామాకు ఒక లింక్ పంపుతాం. అక్కడ మీరు నిర్ధారించే వరకు ఏదీ మారదు.",
};

export const problems: typeof english.problems = {
  "required-missing": passwordWords.fillAll,
  "email-invalid": "దయచేసి సరైన ఈమెయిల్ చిరునామా ఇవ్వండి.",
  "too-long": passwordWords.tooLong,
  "same-address": "మీ ప్రస్తుత చిరునామా అదే.",
};
