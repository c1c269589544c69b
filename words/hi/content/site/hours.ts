// English: 6fb75ea0
import type * as english from "#content/site/hours.ts";

export const footerHours: typeof english.footerHours = [
  { days: "हर दिन", time: "सुबह 9:00 से रात 10:00 तक" },
];

export const supportHours: typeof english.supportHours = [
  { days: "सोमवार से शनिवार", time: "सुबह 9 से रात 8 तक" },
  { days: "रविवार", time: "सुबह 10 से शाम 6 तक" },
];

export const classHours: typeof english.classHours = [
  { days: "सोमवार से शुक्रवार", time: "सुबह 9 से रात 8 तक" },
  { days: "शनिवार और रविवार", time: "सुबह 10 से शाम 6 तक" },
];
