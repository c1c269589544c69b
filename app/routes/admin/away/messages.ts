/** The tutors who are away, and the desk for one of them. */
export const messages = {
  title: "Tutors away",
  intro:
    "Time off with lessons that nobody has dealt with yet. Open one to move or cancel them together.",
  none: "No lesson is planned while its tutor is away.",
  waiting: "Substitutes wanted",
  waitingIntro:
    "These substitutes declined, can't teach the lesson any more, or have not answered for two hours.",
  noAnswer: (asked: string) => `${asked} has not answered`,
  nobody: "Nobody is asked now",
  instead: (tutor: string, at: string) => `Instead of ${tutor}, ${at}`,
  makeUps: "Make-up lessons to plan",
  makeUpsIntro: "These lessons were cancelled, and another one was promised for each.",
  insteadOf: (tutor: string, at: string) =>
    tutor === "" ? `For the lesson of ${at}` : `With ${tutor}, for the lesson of ${at}`,
  soon: "Who teaches today and tomorrow",
  soonIntro: "Has somebody called in ill? Press the day: each lesson then has its best way out.",
  nobodySoon: "Nobody teaches today or tomorrow.",
  today: (count: number) => `Today: ${count}`,
  tomorrow: (count: number) => `Tomorrow: ${count}`,
  tutor: "Tutor",
  days: "Days",
  lessons: "Lessons",
};
