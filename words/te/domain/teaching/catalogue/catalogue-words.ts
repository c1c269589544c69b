// English: f32fe9d8
import type * as english from "#domain/teaching/catalogue/catalogue-words.ts";

export const classNames: typeof english.classNames = {
  "class-5": "5వ తరగతి",
  "class-6": "6వ తరగతి",
  "class-7": "7వ తరగతి",
  "class-8": "8వ తరగతి",
  "class-9": "9వ తరగతి",
  "class-10": "10వ తరగతి",
  "class-11": "11వ తరగతి",
  "class-12": "12వ తరగతి",
  btech: "బీటెక్",
};

export const classCategories: typeof english.classCategories = {
  primary: "ప్రైమరీ",
  "middle-school": "మిడిల్ స్కూల్",
  "high-school": "హైస్కూల్",
  "senior-secondary": "సీనియర్ సెకండరీ",
  "higher-education": "ఉన్నత విద్య",
};

export const subjectNames: typeof english.subjectNames = {
  mathematics: "గణితం",
  physics: "భౌతిక శాస్త్రం",
  chemistry: "రసాయన శాస్త్రం",
  biology: "జీవశాస్త్రం",
  english: "ఇంగ్లీష్",
  "social-studies": "సాంఘిక శాస్త్రం",
  "computer-science": "కంప్యూటర్ సైన్స్",
  programming: "ప్రోగ్రామింగ్",
  "data-structures": "డేటా స్ట్రక్చర్స్",
  algorithms: "అల్గారిథమ్స్",
  "web-development": "వెబ్ డెవలప్‌మెంట్",
  "data-science": "డేటా సైన్స్",
};

export const subjectCategories: typeof english.subjectCategories = {
  mathematics: "గణితం",
  science: "సైన్స్",
  languages: "భాషలు",
  humanities: "సాంఘిక శాస్త్రాలు",
  computing: "కంప్యూటర్లు",
};
