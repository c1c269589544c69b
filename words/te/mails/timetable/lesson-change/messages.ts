// English: ebf860d7
import type * as english from "#mails/timetable/lesson-change/messages.ts";
import { changeRule } from "#domain/timetable/series/change-rule.ts";

const lesson = ({ child, subject }: english.Whose) => `${child ?? "మీ"} ${subject} క్లాస్`;

const several = (count: number, { child, subject }: english.Whose) =>
  child === null ? `${count} ${subject}` : `${child}: ${count} ${subject}`;

export const messages: typeof english.messages = {
  what: {
    planned: {
      subject: (whose, time) => `${lesson(whose)} ఖరారైంది: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} క్లాసులు ఖరారయ్యాయి`,
      text: "అకాడమీలో ఖరారైంది:",
    },
    moved: {
      subject: (whose, time) => `${lesson(whose)} కొత్త సమయం: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} క్లాసుల సమయాలు మారాయి`,
      text: "సమయం మారింది:",
    },
    changed: {
      subject: (whose, time) => `${lesson(whose)} వివరాలు మారాయి: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} క్లాసుల వివరాలు మారాయి`,
      text: "సమయం అదే, కానీ వేరే వివరం మారింది:",
    },
    cancelled: {
      subject: (whose, time) => `${lesson(whose)} రద్దయింది: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} క్లాసులు రద్దయ్యాయి`,
      text: "ఇది జరగదు:",
    },
    restored: {
      subject: (whose, time) => `${lesson(whose)} యథావిధిగా జరుగుతుంది: ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} క్లాసులు యథావిధిగా జరుగుతాయి`,
      text: "ముందు రద్దు చేశాం, కానీ ఇప్పుడు జరుగుతుంది:",
    },
  },
  title: "క్లాస్",
  course: "సబ్జెక్ట్",
  student: "విద్యార్థి",
  tutor: "ట్యూటర్",
  starts: "ప్రారంభం",
  length: "వ్యవధి",
  was: "ఇంతకుముందు",
  weekly: "ప్రతి వారం",
  weeklyTime: (day, time) => `${day} ${time}`,
  weeklyTimes: (times) => times.join(", "),
  timeAndLength: (time, length) => `${time}, ${length}`,
  list: "ఎప్పుడు",
  titled: (line, title) => `${title}: ${line}`,
  moved: (time, was) => `${time} (ఇంతకుముందు: ${was})`,
  more: (count) => `ఇంకా ${count}`,
  reason: "కారణం:",
  makeUpOwed: (count) =>
    count === 1 ? "దీనికి బదులు వేరే క్లాస్ నిర్ణయిస్తాం." : "వీటికి బదులు వేరే క్లాసులు నిర్ణయిస్తాం.",
  rule: `ఏదైనా సమయం మీకు వీలుకాకపోతే, దయచేసి ముందు రోజు రాత్రి ${changeRule.hour - 12} గంటలలోపు చెప్పండి.`,
  calendar: "రిమైండర్లు, క్యాలెండర్లు వాటంతటవే మారతాయి.",
  link: "క్లాస్ పేజీ తెరవండి",
  guardianLink: "మీ పేజీ తెరవండి",
};
