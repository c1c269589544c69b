// English: a715c850
import { passwordWords } from "#content/account/password.ts";
import type * as english from "#routes/account/proof/messages.ts";

export const messages: typeof english.messages = {
  title: "ఇది మీరేనని నిర్ధారించండి",
  pageTitle: "ఇది మీరేనని నిర్ధారించండి",
  text: "కొనసాగే ముందు, ఇది మీరేనని దయచేసి నిర్ధారించండి. తర్వాత మీరు చేస్తున్న పనికే నేరుగా వెళ్తారు.",
  password: "పాస్‌వర్డ్",
  code: "లేదా కోడ్",
  codeHint: "మీ యాప్‌లో ఇప్పుడు కనిపిస్తున్న ఆరు అంకెలు, లేదా ఒక రికవరీ కోడ్.",
  passkey: "పాస్‌కీ వాడండి",
  confirm: "కొనసాగించండి",
  missing: passwordWords.fillAll,
  wrongPassword: passwordWords.wrong,
  wrongCode: "ఆ కోడ్ తప్పు, లేదా ఇప్పటికే వాడినది.",
  wrongPasskey: "అది పనిచేయలేదు. దయచేసి మళ్లీ ప్రయత్నించండి, లేదా మీ పాస్‌వర్డ్ టైప్ చేయండి.",
  cancelled: "పాస్‌కీ ఏదీ వాడలేదు. మళ్లీ ప్రయత్నించండి, లేదా మీ పాస్‌వర్డ్ టైప్ చేయండి.",
  offline: "మా సర్వర్‌కు కనెక్ట్ కాలేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.",
  tooMany: passwordWords.tooManyWrong,
};
