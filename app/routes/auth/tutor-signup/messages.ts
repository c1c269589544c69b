export const messages = {
  title: "Apply as a tutor",
  description: "Tell us what you teach. An admin reads every application.",
  submit: "Apply as Tutor",
  links: [
    { before: "Already applied?", label: "Tutor sign in", to: "/tutor-login" },
    { before: "Are you a student?", label: "Sign up as a student", to: "/signup" },
  ],
};
