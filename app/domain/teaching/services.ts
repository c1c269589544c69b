import { classIds, subjectIds, type ClassId, type SubjectId } from "./catalogue/catalogue-ids.ts";
import { serviceCategories, serviceWords } from "./services-words.ts";

export type ServiceCategory =
  | "school-tuition"
  | "btech-tuition"
  | "subject-tutoring"
  | "mentorship";

/** The services that are for every class, in the catalogue's order. */
const subjectServiceIds = ["math", "chemistry", "physics", "coding", "subject-choice"] as const;

export type ServiceId = ClassId | (typeof subjectServiceIds)[number];

/** One entry of the static service catalogue (§3). Its id is the last segment of its URL (§2). */
export type Service = {
  readonly id: ServiceId;
  readonly name: string;
  /** The name of its category. */
  readonly category: string;
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

const subjectsOfService: Record<ServiceId, readonly SubjectId[]> = {
  "class-5": schoolSubjects,
  "class-6": schoolSubjects,
  "class-7": schoolSubjects,
  "class-8": schoolSubjects,
  "class-9": schoolSubjects,
  "class-10": schoolSubjects,
  "class-11": seniorSubjects,
  "class-12": seniorSubjects,
  btech: btechSubjects,
  math: ["mathematics"],
  chemistry: ["chemistry"],
  physics: ["physics"],
  coding: codingSubjects,
  "subject-choice": subjectIds,
};

function createService(id: ServiceId, category: ServiceCategory, classId: ClassId | null): Service {
  const { name, description } = serviceWords[id];
  const subjects = subjectsOfService[id];
  return { id, name, category: serviceCategories[category], description, subjects, classId };
}

/** The 14 services of §3: Class 5 to 12 tuition, BTech tuition, and five by subject. */
export const services: readonly Service[] = [
  ...classIds.map((id) =>
    createService(id, id === "btech" ? "btech-tuition" : "school-tuition", id),
  ),
  ...subjectServiceIds.map((id) =>
    createService(id, id === "coding" ? "mentorship" : "subject-tutoring", null),
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
