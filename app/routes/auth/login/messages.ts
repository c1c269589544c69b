export const messages = {
  title: "Student Sign In",
  description: "Sign in to see your classes, recordings and exams.",
  failed: "Failed to sign in. Please check your credentials.",
  // §8 has no words of its own for a student without a record.
  noRecord: "Failed to sign in. Please check your credentials.",
  links: [
    { before: "New here?", label: "Sign up", to: "/signup" },
    { before: "Are you a tutor?", label: "Tutor sign in", to: "/tutor-login" },
  ],
};
