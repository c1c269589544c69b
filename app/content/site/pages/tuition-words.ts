/** What the page of a school class says. */
export const schoolParagraphs = [
  "One tutor takes one student through the year's syllabus, CBSE, ICSE or State Board, at the speed that student needs. A chapter that is clear gets ten minutes. A chapter that is not gets the whole week.",
  "Tell us which subjects need help, and which are going well. We put the hours where they count.",
];

/** What the page for BTech says. */
export const btechParagraphs = [
  "University papers move fast and assume a lot. One tutor takes you through your own university's syllabus, from the lecture that you missed to the lab record that is due.",
  "Bring last year's question paper. We start with the part of it that you would rather not open.",
];

/** The words of the pages of tiles, and of the page for an unknown category (§2). */
export const categoryPage = {
  unknown: {
    title: "Our services",
    text: "We have no page for that one. Here is what we teach; one of these is likely to be near what you were looking for.",
  },
  subjects: "Subjects for this class",
  services: "Start with a subject",
  servicesText: "Each of these has its own tutors and its own way of teaching.",
};
