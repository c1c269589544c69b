import { isEmail, isPersonName, isVisible } from "./formats.ts";
import { classes, experience, qualifications, subjects } from "./lists.ts";
import { withoutSpace, type Demand } from "./sent.ts";

const tooLong = "That is too long. Please shorten it.";
const required = "Please fill in all required fields.";
const oddName =
  "Please write names without links or hidden characters, and with a space after a full stop.";
const noEmail = "Please enter a valid email address.";

/** §5, student and admin sign-in; tutors alike. */
export const signIn: Demand[] = [
  ["Please fill in all fields", "email", (form) => form.isWritten("email")],
  ["Please fill in all fields", "password", (form) => form.one("password") !== ""],
];

/** §5, student sign-up: its five rules in its order, then the formats and the longest values. */
export const studentSignUp: Demand[] = [
  [
    "Passwords do not match.",
    "confirmPassword",
    (form) => form.one("confirmPassword") === form.one("password"),
  ],
  [
    "Password must be at least 6 characters.",
    "password",
    (form) => form.one("password").length >= 6,
  ],
  [required, "email", (form) => form.isWritten("email")],
  [required, "name", (form) => form.isWritten("name")],
  [required, "username", (form) => form.isWritten("username")],
  [
    "Please select a class.",
    "selectedClass",
    (form) => classes.includes(form.one("selectedClass")),
  ],
  [
    "Please select at least one subject.",
    "selectedSubjects",
    (form) => subjects.some((one) => form.every("selectedSubjects").includes(one)),
  ],
  [noEmail, "email", (form) => isEmail(form.one("email"))],
  [
    "Please enter a valid referral email, or leave it empty.",
    "referralEmail",
    (form) => !form.isWritten("referralEmail") || isEmail(form.one("referralEmail")),
  ],
  [oddName, "name", (form) => isPersonName(form.one("name"))],
  [oddName, "username", (form) => isVisible(form.one("username"))],
  [tooLong, "name", (form) => form.fits("name", 100)],
  [tooLong, "username", (form) => form.fits("username", 50)],
  [tooLong, "email", (form) => form.fits("email", 254)],
  [tooLong, "phoneNumber", (form) => form.fits("phoneNumber", 20)],
  [tooLong, "address", (form) => form.fits("address", 500)],
  [tooLong, "referralEmail", (form) => form.fits("referralEmail", 254)],
  [tooLong, "password", (form) => form.one("password").length <= 128],
];

/** §5, tutor sign-up: its four rules in its order, its required fields, then ours. */
export const tutorSignUp: Demand[] = [
  [
    "Passwords do not match.",
    "confirmPassword",
    (form) => form.one("confirmPassword") === form.one("password"),
  ],
  [
    "Password must be at least 6 characters long.",
    "password",
    (form) => form.one("password").length >= 6,
  ],
  [
    "Please select at least one class to teach.",
    "selectedClasses",
    (form) => classes.some((one) => form.every("selectedClasses").includes(one)),
  ],
  [
    "Please select at least one subject to teach.",
    "selectedSubjects",
    (form) => subjects.some((one) => form.every("selectedSubjects").includes(one)),
  ],
  [required, "firstName", (form) => form.isWritten("firstName")],
  [required, "lastName", (form) => form.isWritten("lastName")],
  [required, "email", (form) => form.isWritten("email")],
  [required, "phoneNumber", (form) => form.isWritten("phoneNumber")],
  [required, "qualification", (form) => qualifications.includes(form.one("qualification"))],
  [required, "experience", (form) => experience.includes(form.one("experience"))],
  [noEmail, "email", (form) => isEmail(form.one("email"))],
  [oddName, "firstName", (form) => isPersonName(form.one("firstName"))],
  [oddName, "lastName", (form) => isPersonName(form.one("lastName"))],
  [tooLong, "firstName", (form) => form.fits("firstName", 100)],
  [
    tooLong,
    "lastName",
    (form) => {
      const [first, last] = [form.one("firstName"), form.one("lastName")].map(withoutSpace);
      return `${first} ${last}`.length <= 100;
    },
  ],
  [tooLong, "email", (form) => form.fits("email", 254)],
  [tooLong, "phoneNumber", (form) => form.fits("phoneNumber", 20)],
  [tooLong, "bio", (form) => form.fits("bio", 2000)],
  [tooLong, "password", (form) => form.one("password").length <= 128],
];
