import { at, of, submit, type Group } from "../screen.ts";

export const student: Group = {
  name: "student",
  email: "student@viluva.example",
  screens: [
    at("/dashboard", "home"),
    of(
      "/dashboard/courses/:courseId",
      "course",
      ({ courseId }) => `/dashboard/courses/${courseId}`,
    ),
    of(
      "/dashboard/courses/:courseId",
      "unknown course",
      ({ noId }) => `/dashboard/courses/${noId}`,
    ),
  ],
};

export const newStudent: Group = {
  name: "new-student",
  email: "new@viluva.example",
  screens: [
    at("/dashboard", "home before the first course"),
    at("/dashboard/demo"),
    at("/dashboard/demo", "demo: refused", submit("Ask for a Demo")),
    at("/calendar"),
  ],
};
