export const messages = {
  subject: "Your account was opened on a new device",
  text: "Somebody signed in to your account on a device that we have not seen before.",
  device: "Device",
  deviceOf: (browser: string | null, system: string | null) =>
    [browser, system].filter(Boolean).join(", ") || "Unknown",
  when: "When",
  not: "If it wasn't you, choose a new password at once. This signs everybody out.",
  link: "Choose a new password",
};
