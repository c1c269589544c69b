import type { LogoProblem } from "#use-cases/site/logo.ts";

export const logoMessages = {
  text: "At the top and the foot of each page, and on the dashboards. Without one the pages show the standard mark.",
  current: "What is saved",
  file: "Logo",
  otherFile: "Another logo",
  fileHint:
    "PNG or WebP, up to 200 KB and 2,048 pixels. It is shown 36 pixels high, by day and by night: at least 144 pixels look sharp on every phone.",
  hasName: "The academy's name is in the logo",
  hasNameHint: "Then the name is not written beside it.",
  remove: "Remove the Logo",
  changed:
    "Somebody else has changed the logo meanwhile. Below is what is saved now; saving again replaces it.",
};

export const logoProblems: Record<LogoProblem, string> = {
  "no-file": "Please choose a file.",
  "too-large": "This file has more than 200 KB. Please choose a smaller one.",
  "is-svg":
    "An SVG can't be used as a logo. Please open it in the program that drew it, save it as a PNG (1,024 pixels wide is enough), and choose that file.",
  "no-picture":
    "This can't be used as a logo. Please choose a PNG or a WebP that doesn't move, of at most 2,048 pixels in width and height.",
};
