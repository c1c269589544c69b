/** §3: 9 classes. */
export const classes = [...[5, 6, 7, 8, 9, 10, 11, 12].map((number) => `class-${number}`), "btech"];

/** §3: 12 subjects. */
export const subjects =
  "mathematics physics chemistry biology english social-studies computer-science programming data-structures algorithms web-development data-science".split(
    " ",
  );

/** §9. */
export const qualifications = ["bachelor", "master", "phd", "other"];
export const experience = ["0-1", "1-3", "3-5", "5-10", "10+"];
