import type { ClassId, SubjectId } from "./catalogue-ids.ts";
import { subjectIds } from "./catalogue-ids.ts";

export type ServiceCategory =
  | "School Tuition"
  | "BTech Tuition"
  | "Subject Tutoring"
  | "Mentorship";

/** One entry of the static service catalogue (§3). Its id is the last segment of its URL (§2). */
export type Service = {
  readonly id: string;
  readonly name: string;
  readonly category: ServiceCategory;
  readonly description: string;
  readonly subjects: readonly SubjectId[];
  /** The one class that the service is for; null when it is for every class. */
  readonly classId: ClassId | null;
};

const schoolSubjects = [
  "mathematics",
  "physics",
  "chemistry",
  "biology",
  "english",
  "social-studies",
  "computer-science",
] as const satisfies readonly SubjectId[];

const codingSubjects = [
  "computer-science",
  "programming",
  "data-structures",
  "algorithms",
  "web-development",
  "data-science",
] as const satisfies readonly SubjectId[];

const seniorSubjects = [...schoolSubjects, "programming"] as const satisfies readonly SubjectId[];

const btechSubjects = [
  "mathematics",
  "physics",
  "chemistry",
  "english",
  ...codingSubjects,
] as const satisfies readonly SubjectId[];

function schoolTuition(
  classId: ClassId,
  name: string,
  description: string,
  subjects: readonly SubjectId[] = schoolSubjects,
): Service {
  return { id: classId, name, category: "School Tuition", description, subjects, classId };
}

function forEveryClass(
  id: string,
  name: string,
  category: ServiceCategory,
  description: string,
  subjects: readonly SubjectId[],
): Service {
  return { id, name, category, description, subjects, classId: null };
}

/** The 14 services of §3: Class 5 to 12 tuition, BTech tuition, and five by subject. */
export const services: readonly Service[] = [
  schoolTuition("class-5", "Class 5 Tuition", "Strong basics and good study habits, one to one."),
  schoolTuition("class-6", "Class 6 Tuition", "A steady start to middle school in every subject."),
  schoolTuition("class-7", "Class 7 Tuition", "Clear concepts and regular practice, week by week."),
  schoolTuition(
    "class-8",
    "Class 8 Tuition",
    "Ready for high school: ideas first, then exercises.",
  ),
  schoolTuition("class-9", "Class 9 Tuition", "The ground for the board years, at your own pace."),
  schoolTuition("class-10", "Class 10 Tuition", "Board preparation with a tutor who knows you."),
  schoolTuition(
    "class-11",
    "Class 11 Tuition",
    "The step up to senior secondary, explained with patience.",
    seniorSubjects,
  ),
  schoolTuition(
    "class-12",
    "Class 12 Tuition",
    "Board and entrance preparation, subject by subject.",
    seniorSubjects,
  ),
  {
    id: "btech",
    name: "BTech Tuition",
    category: "BTech Tuition",
    description: "Engineering courses with tutors from top institutes.",
    subjects: btechSubjects,
    classId: "btech",
  },
  forEveryClass(
    "math",
    "Math Tutoring",
    "Subject Tutoring",
    "Mathematics from first ideas to hard problems.",
    ["mathematics"],
  ),
  forEveryClass(
    "chemistry",
    "Chemistry Tutoring",
    "Subject Tutoring",
    "Chemistry understood, not only memorised.",
    ["chemistry"],
  ),
  forEveryClass(
    "physics",
    "Physics Tutoring",
    "Subject Tutoring",
    "Physics from everyday sense to exam problems.",
    ["physics"],
  ),
  forEveryClass(
    "coding",
    "Coding Mentorship",
    "Mentorship",
    "A mentor beside you from your first program to your own projects.",
    codingSubjects,
  ),
  forEveryClass(
    "subject-choice",
    "Subject Choice Tutoring",
    "Subject Tutoring",
    "Any one subject of your choice, at your level.",
    subjectIds,
  ),
];

/** The service with this id, or undefined. */
export function findService(id: string): Service | undefined {
  return services.find((service) => service.id === id);
}

/** A legacy course's name from the catalogue, or the id itself if unknown (§3). */
export function legacyCourseName(courseId: string): string {
  return findService(courseId)?.name ?? courseId;
}
