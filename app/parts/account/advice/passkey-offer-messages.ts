export const messages = {
  title: "Sign in faster next time",
  text: "With a passkey your fingerprint, face or screen lock signs you in on this device. There is nothing to remember, and nobody can guess it.",
  add: "Add a Passkey",
  later: "Not Now",
};
