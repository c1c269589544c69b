import type { ClassId, SubjectId } from "./catalogue-ids.ts";
import type { ClassCategory, SubjectCategory } from "./catalogue.ts";

export const classNames: Readonly<Record<ClassId, string>> = {
  "class-5": "Class 5",
  "class-6": "Class 6",
  "class-7": "Class 7",
  "class-8": "Class 8",
  "class-9": "Class 9",
  "class-10": "Class 10",
  "class-11": "Class 11",
  "class-12": "Class 12",
  btech: "BTech",
};

export const classCategories: Readonly<Record<ClassCategory, string>> = {
  primary: "Primary",
  "middle-school": "Middle School",
  "high-school": "High School",
  "senior-secondary": "Senior Secondary",
  "higher-education": "Higher Education",
};

export const subjectNames: Readonly<Record<SubjectId, string>> = {
  mathematics: "Mathematics",
  physics: "Physics",
  chemistry: "Chemistry",
  biology: "Biology",
  english: "English",
  "social-studies": "Social Studies",
  "computer-science": "Computer Science",
  programming: "Programming",
  "data-structures": "Data Structures",
  algorithms: "Algorithms",
  "web-development": "Web Development",
  "data-science": "Data Science",
};

export const subjectCategories: Readonly<Record<SubjectCategory, string>> = {
  mathematics: "Mathematics",
  science: "Science",
  languages: "Languages",
  humanities: "Humanities",
  computing: "Computing",
};
