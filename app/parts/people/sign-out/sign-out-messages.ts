/** The words of the question before a person is signed out. */
export const signOutMessages = {
  signingOut: "Signing out...",
  signOutTitle: (name: string) => `Sign ${name} out`,
  signOutQuestion: "Should this person be signed out on all devices?",
  signOutDetail:
    "Use this when a phone is lost or stolen. The password still works: if someone else may know it, ask them to choose a new one with “Forgot your password?”.",
};
