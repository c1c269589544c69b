export const messages = {
  subject: (academy: string) => `Your access to ${academy} has ended`,
  text: (academy: string) =>
    `An owner of ${academy} has ended your access. You were signed out on all devices, and your account and its invitation no longer work.`,
  not: "If you think that this is a mistake, please ask the academy.",
  reason: (academy: string) => `You get this email because you had an account at ${academy}.`,
};
