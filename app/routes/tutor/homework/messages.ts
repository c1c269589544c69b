import {
  homeworkLimits,
  type HomeworkProblem,
  type MarkingProblem,
} from "#domain/homework/homework.ts";
import type { PenColour, Sign, SignPlace } from "#domain/homework/marks.ts";
import { count } from "#content/shared/count.ts";

const notApproved = "You can do this once the academy has approved you.";

export const messages = {
  /** The list of what came in. */
  listTitle: "Homework",
  waiting: "Waiting for you",
  nothingWaits: "Nothing is waiting for you.",
  marked: "Marked lately",
  open: "Open",

  setTitle: "Set Homework",
  text: "What is to be done?",
  until: "Until",
  optional: "optional",
  set: "Set Homework",
  saving: "Saving …",
  problems: {
    "text-missing": "Please write what is to be done.",
    "homework-too-long": `Homework can have ${homeworkLimits.text.toLocaleString("en-IN")} characters.`,
    "homework-until-invalid": "Please enter a real date.",
    "homework-until-past": "Homework cannot be due before today.",
    "not-approved": notApproved,
  } satisfies Record<HomeworkProblem | "not-approved", string>,

  noAnswer: "Nothing has been handed in yet.",
  remove: "Delete Homework",
  removing: "Deleting …",
  backToList: "All homework",
  drawOn: "Draw On It",
  markTitle: "Mark and word",
  mark: "Mark",
  outOf: "Out of",
  word: "What do you say?",
  saveMark: "Send to Student",
  markingProblems: {
    "marking-missing": "Give a mark, a word or both.",
    "mark-incomplete": "Please enter the mark and what it is out of.",
    "mark-invalid": "A mark is a number from 0 to 1000, with at most two decimals.",
    "mark-too-high": "The mark cannot be more than what it is out of.",
    "word-too-long": `That can have ${homeworkLimits.word} characters.`,
    "no-answer": "Nothing has been handed in yet.",
    "not-approved": notApproved,
  } satisfies Record<MarkingProblem | "no-answer" | "not-approved", string>,

  drawTitle: "Draw on the photo",
  tool: "What to draw",
  tools: { pen: "Pen", tick: "Tick", cross: "Cross", text: "Words" } satisfies Record<
    Sign | "pen",
    string
  >,
  colour: "Colour",
  colours: { red: "Red", blue: "Blue", green: "Green" } satisfies Record<PenColour, string>,
  words: "Words to write",
  withoutPointing: "Without pointing",
  place: "Where",
  places: {
    "top-left": "Top left",
    top: "Top",
    "top-right": "Top right",
    left: "Left",
    middle: "Middle",
    right: "Right",
    "bottom-left": "Bottom left",
    bottom: "Bottom",
    "bottom-right": "Bottom right",
  } satisfies Record<SignPlace, string>,
  put: "Put It There",
  undo: "Undo Last",
  saveDrawing: "Save Drawing",
  onPhoto: (number: number) => count(number, "mark on the photo", "marks on the photo"),
  drawingRefused: {
    invalid: "That can't be saved. A photo has room for 200 marks; words can have 120 characters.",
    "not-approved": notApproved,
  },
  needsWords: "Write the words first.",
  backToAnswer: "Back to the answer",
};
