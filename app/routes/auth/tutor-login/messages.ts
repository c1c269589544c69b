export const messages = {
  title: "Tutor Sign In",
  description: "Sign in to teach: recordings, lessons, exams and announcements.",
  failed: "Invalid email or password. Please try again.",
  noRecord: "Invalid tutor credentials. Please check your email and password.",
  links: [
    { before: "Not a tutor yet?", label: "Apply as a tutor", to: "/tutor-signup" },
    { before: "Are you a student?", label: "Student sign in", to: "/login" },
  ],
};
