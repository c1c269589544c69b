// English: 24c5b61b
import type * as english from "#mails/timetable/lesson-change/messages.ts";
import { changeRule } from "#domain/timetable/series/change-rule.ts";

const session = ({ child, subject }: english.Sessions) => `${child ?? "మీ"} ${subject} సెషన్`;

const several = (count: number, { child, subject }: english.Sessions) =>
  child === null ? `${count} ${subject}` : `${child}: ${count} ${subject}`;

export const messages: typeof english.messages = {
  what: {
    planned: {
      subject: (sessions, time) => `${session(sessions)} ఖరారైంది: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} సెషన్లు ఖరారయ్యాయి`,
      text: "అకాడమీలో ఖరారైంది:",
    },
    moved: {
      subject: (sessions, time) => `${session(sessions)} కొత్త సమయం: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} సెషన్ల సమయాలు మారాయి`,
      text: "సమయం మారింది:",
    },
    changed: {
      subject: (sessions, time) => `${session(sessions)} వివరాలు మారాయి: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} సెషన్ల వివరాలు మారాయి`,
      text: "సమయం అదే, కానీ వేరే వివరం మారింది:",
    },
    cancelled: {
      subject: (sessions, time) => `${session(sessions)} రద్దయింది: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} సెషన్లు రద్దయ్యాయి`,
      text: "ఇది జరగదు:",
    },
    restored: {
      subject: (sessions, time) => `${session(sessions)} యథావిధిగా జరుగుతుంది: ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} సెషన్లు యథావిధిగా జరుగుతాయి`,
      text: "ముందు రద్దు చేశాం, కానీ ఇప్పుడు జరుగుతుంది:",
    },
  },
  title: "సెషన్",
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
  rule: `ఏదైనా సమయం మీకు వీలుకాకపోతే, దయచేసి ముందు రోజు రాత్రి ${changeRule.hour - 12} గంటలలోపు చెప్పండి.`,
  calendar: "రిమైండర్లు, క్యాలెండర్లు వాటంతటవే మారతాయి.",
  link: "సెషన్ పేజీ తెరవండి",
  guardianLink: "మీ పేజీ తెరవండి",
};
