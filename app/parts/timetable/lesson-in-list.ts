/**
 * The address of a lesson in its course's page or in its tutor's list. Both leave out far
 * lessons of a weekly series; this address shows them all, so that none is missing, past or to come.
 *
 * @param list the path of the page or the list
 */
export const lessonInList = (list: string, lessonId: string) =>
  `${list}?lessons=all#item-${lessonId}`;
