export const messages = { sendLink: "Mail me the link again" };
