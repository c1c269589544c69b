export const messages = {
  subject: "A test: mails arrive",
  text: "You asked for this mail to see whether the academy's mails arrive. This one did.",
  spam: "Was it among the spam? Then let your mail provider's SPF, DKIM and DMARC records name the server that sends the mails.",
  link: "Go on with the set-up",
};
