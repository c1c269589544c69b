export const messages = { remindMe: "Remind me on this device" };
