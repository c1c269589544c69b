import type { StaffRole } from "#domain/people/staff.ts";

// Fictitious people: addresses under `.example` and phone numbers that begin with +91 00000 belong to
// nobody.

/** The password of all sample accounts. */
export const samplePassword = "viluva-demo";

/** The staff: one of each role. The first, an owner, has made all decisions of the sample. */
export const sampleStaff = [
  { role: "owner", email: "admin@viluva.example", name: "Lakshmi Narayana" },
  { role: "coordinator", email: "coordinator@viluva.example", name: "Farida Begum" },
  { role: "accountant", email: "accountant@viluva.example", name: "Suresh Pulla" },
  { role: "editor", email: "editor@viluva.example", name: "Kavya Menon" },
] as const satisfies readonly { role: StaffRole; email: string; name: string }[];

type Guardian = "given" | "unanswered" | "withheld" | "withdrawn" | "postponed" | "unnamed" | "";

/** A student: `joined` is the number of days ago, `subjects` are separated by spaces. */
export interface SampleStudent {
  handle: string;
  name: string;
  classId: string;
  subjects: string;
  joined: number;
  /**
   * The answer of their guardian; `postponed` for a student who does not want to name one now,
   * `unnamed` for one who has given only a date of birth, empty for one who was not asked yet.
   */
  guardian: Guardian;
}

function student(
  joined: number,
  handle: string,
  name: string,
  classId: string,
  subjects: string,
  guardian: Guardian = "",
): SampleStudent {
  return { handle, name, classId, subjects, joined, guardian };
}

/** The students, by the day they joined. Those who joined in the last four days have no tutor yet. */
export const sampleStudents: readonly SampleStudent[] = [
  student(83, "student", "Ananya Goud", "class-10", "mathematics chemistry english", "given"),
  student(82, "charan", "Charan Naik", "class-12", "physics mathematics", "given"),
  student(81, "divya", "దివ్య శ్రీ", "class-9", "chemistry english", "given"),
  student(79, "btech", "Imran Khan", "btech", "data-structures algorithms"),
  student(77, "aarav", "आरव शर्मा", "class-8", "mathematics physics", "given"),
  student(74, "ayesha", "Ayesha Siddiqua", "class-11", "chemistry biology", "given"),
  student(72, "rohan", "Rohan D'Souza", "class-10", "mathematics physics", "given"),
  student(70, "bhavana", "Bhavana Chary", "class-7", "mathematics english", "withdrawn"),
  student(67, "zainab", "زینب فاطمہ", "class-9", "biology social-studies", "given"),
  student(64, "karthik", "Karthik Yadav", "class-12", "mathematics chemistry", "unnamed"),
  student(62, "lahari", "Lahari Pasupuleti", "class-6", "english mathematics", "given"),
  student(60, "sameer", "Sameer Ahmed", "btech", "web-development programming"),
  student(57, "keerthi", "కీర్తి రెడ్డి", "class-8", "mathematics social-studies", "given"),
  student(55, "nikhil", "Nikhil Joshi", "class-11", "physics programming", "unanswered"),
  // From the legacy system: also enrolled in catalogue courses that have no tutor.
  student(53, "legacy", "Sai Kiran", "class-10", "mathematics", "postponed"),
  student(50, "meera", "Meera Nair", "class-5", "english", "given"),
  student(48, "yusuf", "Mohammed Yusuf", "class-9", "mathematics computer-science", "given"),
  student(46, "pooja", "पूजा वर्मा", "class-7", "social-studies mathematics", "given"),
  student(43, "harsha", "Harsha Vardhan", "class-12", "physics chemistry", "given"),
  student(41, "sneha", "Sneha Latha", "class-10", "biology english"),
  student(39, "tejas", "Tejas Kulkarni", "btech", "algorithms"),
  student(36, "noor", "Noor Jahan", "class-6", "mathematics", "withheld"),
  student(34, "vamshi", "Vamshi Krishna Ponnam", "class-11", "mathematics programming", "given"),
  student(32, "ishita", "Ishita Banerjee", "class-9", "physics", "unnamed"),
  student(29, "ganesh", "గణేష్ చారి", "class-10", "chemistry mathematics", "given"),
  student(27, "rukhsar", "Rukhsar Sultana", "class-8", "english", "given"),
  student(25, "aditya", "Aditya Rao", "class-12", "computer-science"),
  student(22, "manasa", "Manasa Devi", "class-5", "mathematics english", "given"),
  student(20, "faisal", "Faisal Ali", "btech", "web-development"),
  student(18, "swathi", "Swathi Bathini", "class-7", "social-studies", "unanswered"),
  student(16, "rahul", "Rahul Deshmukh", "class-11", "biology", "postponed"),
  // Nobody teaches data science yet.
  student(13, "deepak", "Deepak Chandra", "btech", "data-science"),
  student(11, "nandini", "నందిని", "class-9", "english", "unanswered"),
  student(9, "arif", "Arif Hussain", "class-10", "physics", "given"),
  student(6, "sindhu", "Sindhu Priya", "class-8", "chemistry"),
  student(4, "kabir", "Kabir Anand", "class-11", "physics mathematics"),
  student(3, "lavanya", "Lavanya Mudiraj", "class-7", "mathematics computer-science", "unanswered"),
  student(2, "omkar", "ओंकार पाटिल", "class-9", "biology"),
  student(1, "hafsa", "Hafsa Mirza", "class-10", "english chemistry"),
  student(0, "new", "Tara Bai", "class-6", "english"),
];

/** Legacy course ids (§3) of imported students, by handle. */
export const legacyCourses: Readonly<Record<string, string[]>> = { legacy: ["class-10", "coding"] };

/** The email address of a person of the sample. */
export const emailOf = (handle: string) => `${handle}@viluva.example`;

const towns = ["Hanamkonda", "Karimnagar", "Nizamabad", "Khammam", "Warangal", "Siddipet"];

/** An address for the student at this place of the list. */
export const addressOf = (place: number) => `${towns[place % towns.length]}, Telangana`;

/** A phone number of nobody. @param number below 100 */
export const phoneOf = (number: number) => `+91 00000 000${String(number).padStart(2, "0")}`;

/** The relation and first name of the guardian at this place of the list. */
export const guardianNames = [
  ["mother", "Padma"],
  ["father", "Venkatesh"],
  ["mother", "Shabana"],
  ["father", "Mahender"],
  ["grandparent", "Saraswathi"],
] as const;
