export const messages = {
  subject: "Your role has changed",
  text: (academy: string) => `An owner of ${academy} has changed what you can see and do there.`,
  role: "Your role",
  signIn: "You were signed out on all devices. Sign in again to go on.",
  link: "Sign in",
};
