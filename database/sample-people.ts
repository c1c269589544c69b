import type { StudentProfile, TutorProfile } from "#data/profiles.ts";

// Fictitious people: addresses under `.example` and these phone numbers belong to nobody.

/** The password of all sample accounts. */
export const samplePassword = "viluva-demo";

export const sampleAdmin = { email: "admin@viluva.example", name: "Lakshmi Narayana" };

interface SampleTutor extends TutorProfile {
  email: string;
  status: "approved" | "pending" | "rejected";
}

export const sampleTutors: SampleTutor[] = [
  {
    email: "tutor@viluva.example",
    status: "approved",
    firstName: "Ravi",
    lastName: "Teja",
    phoneNumber: "+91 00000 00011",
    qualification: "master",
    experience: "5-10",
    selectedClasses: ["class-9", "class-10", "class-11", "class-12"],
    selectedSubjects: ["mathematics", "physics"],
    bio: "MTech from NIT Warangal. I teach mathematics the way I wish I had met it: by asking why.",
  },
  {
    email: "sravani@viluva.example",
    status: "approved",
    firstName: "Sravani",
    lastName: "Reddy",
    phoneNumber: "+91 00000 00012",
    qualification: "phd",
    experience: "3-5",
    selectedClasses: ["class-8", "class-9", "class-10"],
    selectedSubjects: ["chemistry", "biology", "english"],
    bio: "PhD in chemistry from IIT Hyderabad.",
  },
  {
    email: "arjun@viluva.example",
    status: "approved",
    firstName: "Arjun",
    lastName: "Varma",
    phoneNumber: "+91 00000 00013",
    qualification: "bachelor",
    experience: "1-3",
    selectedClasses: ["btech", "class-11", "class-12"],
    selectedSubjects: ["programming", "data-structures", "algorithms", "web-development"],
    bio: "BTech from IIT Madras. I mentor students from their first loop to their first project.",
  },
  {
    email: "pending@viluva.example",
    status: "pending",
    firstName: "Meghana",
    lastName: "Rao",
    phoneNumber: "+91 00000 00014",
    qualification: "master",
    experience: "0-1",
    selectedClasses: ["class-5", "class-6", "class-7"],
    selectedSubjects: ["mathematics", "english", "social-studies"],
    bio: "",
  },
  {
    email: "rejected@viluva.example",
    status: "rejected",
    firstName: "Kiran",
    lastName: "Kumar",
    phoneNumber: "+91 00000 00015",
    qualification: "other",
    experience: "0-1",
    selectedClasses: ["class-12"],
    selectedSubjects: ["data-science"],
    bio: "",
  },
];

export const rejectionReason = "We could not read your degree certificate. Please send it again.";

interface SampleStudent extends StudentProfile {
  email: string;
}

function student(
  email: string,
  name: string,
  selectedClass: string,
  selectedSubjects: string[],
  more: Partial<StudentProfile> = {},
): SampleStudent {
  const username = name.split(" ")[0]?.toLowerCase() ?? name;
  return {
    email,
    name,
    username,
    phoneNumber: "+91 00000 00021",
    address: "Hanamkonda, Telangana",
    referralEmail: null,
    selectedClass,
    selectedSubjects,
    ...more,
  };
}

export const sampleStudents: SampleStudent[] = [
  student("student@viluva.example", "Ananya Goud", "class-10", ["mathematics", "chemistry"]),
  student("charan@viluva.example", "Charan Naik", "class-12", ["physics", "mathematics"]),
  student("divya@viluva.example", "దివ్య శ్రీ", "class-9", ["chemistry", "english"]),
  student("btech@viluva.example", "Imran Khan", "btech", ["data-structures", "algorithms"]),
  // From the legacy system: enrolled in catalogue courses, one of them still without a tutor.
  student("legacy@viluva.example", "Sai Kiran", "class-10", ["mathematics"], {
    enrolledCourses: ["class-10", "coding"],
  }),
  student("new@viluva.example", "Tara Bai", "class-6", ["english"]),
];
