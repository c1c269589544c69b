export const messages = {
  subject: "We have your application",
  text: "Thank you for applying to teach at Viluva. Your application has arrived.",
  next: "We read each one ourselves. You get a mail as soon as it is decided, and your dashboard shows where it stands.",
  link: "See your application",
};
