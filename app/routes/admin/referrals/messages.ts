export const messages = {
  title: "Referrals",
  intro: "Who came through whom: students who named, when they signed up, who had told them.",
  month: "Month",
  show: "Show",
  totals: (students: number, referrers: number, withCourse: number) =>
    `${students === 1 ? "1 student" : `${students} students`} through ${referrers === 1 ? "1 person" : `${referrers} people`}; ${withCourse} with a course.`,
  most: (number: number) => `The newest ${number} students are shown.`,
  none: "Nobody who joined in this month named anyone.",
  numbers: (inMonth: number, inAll: number) => `${inMonth} this month, ${inAll} in all`,
  joined: (day: string) => `Joined ${day}`,
  withCourse: "Has a course",
  withoutCourse: "No course yet",
};
