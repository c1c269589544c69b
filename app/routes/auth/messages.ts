/** Words that all five auth cards share. */
export const messages = {
  close: "Close",
  signIn: "Sign In",
  signingIn: "Signing In...",
  creatingAccount: "Creating Account...",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  phoneNumber: "Phone Number",
  optional: "optional",
  choose: "Choose one",
  chooseMany: "Choose one or more",
  passwordHint: "At least 6 characters. Longer is safer.",
  strength: {
    weak: "Easy to guess. A few unrelated words make it much stronger.",
    fair: "Fair. Longer is safer.",
    strong: "Strong.",
  },
  fillAll: "Please fill in all fields",
  passwordsDiffer: "Passwords do not match.",
  emailInvalid: "Please enter a valid email address.",
  tooLong: "That is longer than we can keep. Please shorten it.",
  createFailed: "Failed to create account. Please try again.",
  offline: "We could not be reached. Check your connection and try again.",
  away: "Our database is not answering at the moment. What you entered is still here. Please try again in a minute.",
  tooMany: (minutes: number) =>
    `Too many sign-in attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
};
