import {
  photoBytes,
  photosOfAnswer,
  photosOfWeek,
  type PhotoProblem,
} from "#domain/homework/photo.ts";
import { homeworkLimits, type AnswerProblem } from "#domain/homework/homework.ts";

export const messages = {
  answerText: "Your answer",
  answerHint: "Text, photos or both.",
  handIn: "Hand In",
  change: "Change Answer",
  sending: "Sending …",
  isMarked: "Your tutor has marked this. It can't be changed any more.",
  photos: "Photos",
  addPhoto: "Add Photos",
  addOne: "Add Photo",
  choosePhoto: "A photo (JPEG, PNG or WebP, up to 5 MB)",
  photosHint: (number: number) => `${number} of ${photosOfAnswer} photos`,
  /** While a photo is on its way. */
  progress: (name: string, percent: number) => `${name}: ${percent} %`,
  failed: (name: string, why: string) => `${name}: ${why}`,
  remove: "Take Out",
  removing: "Taking out …",
  back: "Back to the course",
  needsBirthDate: "Photos can be sent once you have said when you were born.",
  needsGuardian: "Photos can be sent once a parent or guardian has agreed. Tell us who that is.",
  needsConsent:
    "Photos can be sent once your parent or guardian has agreed to them. They are asked by email. You can hand in text meanwhile.",
  toGuardian: "Open Guardian",
  /** Why a photo was not taken. */
  refusals: {
    heic: "Your phone made a HEIC file, which can't be shown everywhere. Choose the photo with this button on the phone itself, or set the camera to “Most Compatible” (JPEG).",
    "no-photo": "This is not a photo. JPEG, PNG and WebP can be sent.",
    "photo-too-large": `This photo is too large. It can have ${photoBytes / 1024 / 1024} MB and 50 megapixels.`,
    unreadable: "This photo is damaged and can't be opened. Take it once more.",
    busy: "Many photos are arriving at the moment. Try again in a minute.",
    "not-allowed": "A guardian has to agree to photos first.",
    closed: "Your tutor has marked this. It can't be changed any more.",
    "answer-full": `An answer can have ${photosOfAnswer} photos. Take one out to add another.`,
    "week-full": `You have added ${photosOfWeek} photos within seven days. You can add more later.`,
    invalid: "Please choose a photo.",
    unreachable: "The network has been away for long. Choose the photo once more.",
    gone: "This homework can't be opened any more.",
  } satisfies Record<PhotoProblem, string> & Record<string, string>,
  problems: {
    "answer-missing": "Write an answer or add a photo.",
    "answer-too-long": `An answer can have ${homeworkLimits.answer.toLocaleString("en-IN")} characters.`,
    closed: "Your tutor has marked this. It can't be changed any more.",
  } satisfies Record<AnswerProblem | "closed", string>,
};
