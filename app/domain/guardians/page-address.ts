/** The ids on a guardian's page to which the addresses below lead. A child is named by its guardian's id. */
export const pagePlaces = {
  lesson: (lessonId: string) => `lesson-${lessonId}`,
  child: (guardianId: string) => `child-${guardianId}`,
  tutors: (guardianId: string) => `tutors-${guardianId}`,
};

/**
 * The address of a lesson on a guardian's page, which unfolds it there. One that is not on the page any
 * more is not missed: the page begins at its top.
 */
export const lessonOnPage = (token: string, lessonId: string): string =>
  `/guardian/${token}?lesson=${lessonId}#${pagePlaces.lesson(lessonId)}`;
