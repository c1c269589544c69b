export const messages = {
  subject: "Your calendar has a new address",
  text: "Somebody signed in to your account made an address for your calendar. Whoever has it can see when your classes are.",
  when: "When",
  not: "If it wasn't you, turn it off, and choose a new password at once: that ends it too.",
  link: "Your calendar",
};
