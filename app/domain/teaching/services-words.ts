import type { ServiceCategory, ServiceId } from "./services.ts";

export const serviceWords: Readonly<Record<ServiceId, { name: string; description: string }>> = {
  "class-5": {
    name: "Class 5 Tuition",
    description: "Strong basics and good study habits, one to one.",
  },
  "class-6": {
    name: "Class 6 Tuition",
    description: "A steady start to middle school in every subject.",
  },
  "class-7": {
    name: "Class 7 Tuition",
    description: "Clear concepts and regular practice, week by week.",
  },
  "class-8": {
    name: "Class 8 Tuition",
    description: "Ready for high school: ideas first, then exercises.",
  },
  "class-9": {
    name: "Class 9 Tuition",
    description: "The ground for the board years, at your own pace.",
  },
  "class-10": {
    name: "Class 10 Tuition",
    description: "Board preparation with a tutor who knows you.",
  },
  "class-11": {
    name: "Class 11 Tuition",
    description: "The step up to senior secondary, explained with patience.",
  },
  "class-12": {
    name: "Class 12 Tuition",
    description: "Board and entrance preparation, subject by subject.",
  },
  btech: {
    name: "BTech Tuition",
    description: "Engineering courses with tutors from top institutes.",
  },
  math: {
    name: "Math Tutoring",
    description: "Mathematics from first ideas to hard problems.",
  },
  chemistry: {
    name: "Chemistry Tutoring",
    description: "Chemistry understood, not only memorised.",
  },
  physics: {
    name: "Physics Tutoring",
    description: "Physics from everyday sense to exam problems.",
  },
  coding: {
    name: "Coding Mentorship",
    description: "A mentor beside you from your first program to your own projects.",
  },
  "subject-choice": {
    name: "Subject Choice Tutoring",
    description: "Any one subject of your choice, at your level.",
  },
};

export const serviceCategories: Readonly<Record<ServiceCategory, string>> = {
  "school-tuition": "School Tuition",
  "btech-tuition": "BTech Tuition",
  "subject-tutoring": "Subject Tutoring",
  mentorship: "Mentorship",
};
