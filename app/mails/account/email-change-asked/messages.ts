export const messages = {
  subject: "Somebody asked to change your email address",
  text: "We received a request to change your account's email address. Nothing has changed yet: the new address has to be confirmed first.",
  not: "If it wasn't you, somebody knows your password. Choose a new one: that also ends what they asked for.",
  link: "Choose a new password",
};
