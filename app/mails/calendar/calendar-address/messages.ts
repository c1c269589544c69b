export const messages = {
  subject: "Your calendar has a new address",
  text: "Somebody signed in to your account has created an address for your calendar. Anyone who has it can see when your lessons are.",
  when: "When",
  not: "If it wasn't you, turn it off and choose a new password at once.",
  link: "Your calendar",
};
