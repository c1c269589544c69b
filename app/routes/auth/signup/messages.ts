export const messages = {
  title: "Create your account",
  description: "Choose a class and subjects. Your first demo class is free.",
  /** Where what was typed for a demo class is in the form already. */
  begun: "We have filled in what you told us. Add an email address and a password.",
  submit: "Create Account",
  links: [
    { before: "Already have an account?", label: "Sign in", to: "/login" },
    { before: "Are you a tutor?", label: "Apply as a tutor", to: "/tutor-signup" },
  ],
};
