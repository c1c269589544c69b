// English: 1a6cb82e
import type * as english from "#routes/account/shortcut-messages.ts";

export const messages: typeof english.messages = {
  title: "వెతకడానికి షార్ట్‌కట్",
  on: "డ్యాష్‌బోర్డ్‌లో / నొక్కితే వెతికే చోటికి వెళ్తారు, Ctrl+K (Mac అయితే ⌘K) నొక్కినా అంతే. పొరపాటున / నొక్కుతుంటే, ఉదాహరణకు నోటితో చెప్పి టైప్ చేసేటప్పుడు (వాయిస్ టైపింగ్), దీన్ని ఆఫ్ చేయండి. ఇది ఈ బ్రౌజర్‌కు మాత్రమే వర్తిస్తుంది.",
  off: "ఈ బ్రౌజర్‌లో Ctrl+K (Mac అయితే ⌘K) మాత్రమే వెతికే చోటికి తీసుకెళ్తుంది.",
  turnOff: "/ ఆఫ్ చేయండి",
  turnOn: "/ ఆన్ చేయండి",
};
