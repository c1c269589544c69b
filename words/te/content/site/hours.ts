// English: 6fb75ea0
import type * as english from "#content/site/hours.ts";

export const footerHours: typeof english.footerHours = [
  { days: "ప్రతి రోజూ", time: "ఉదయం 9:00 నుంచి రాత్రి 10:00 వరకు" },
];

export const supportHours: typeof english.supportHours = [
  { days: "సోమవారం నుంచి శనివారం", time: "ఉదయం 9 నుంచి రాత్రి 8 వరకు" },
  { days: "ఆదివారం", time: "ఉదయం 10 నుంచి సాయంత్రం 6 వరకు" },
];

export const classHours: typeof english.classHours = [
  { days: "సోమవారం నుంచి శుక్రవారం", time: "ఉదయం 9 నుంచి రాత్రి 8 వరకు" },
  { days: "శని, ఆదివారాలు", time: "ఉదయం 10 నుంచి సాయంత్రం 6 వరకు" },
];
