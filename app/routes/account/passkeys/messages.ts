export const messages = {
  pageTitle: "Passkeys · Viluva",
  title: "Passkeys",
  intro:
    "A passkey signs you in with your fingerprint, face or screen lock, without a password or a code. It stays on your devices; we keep only what checks it.",
  own: "Your passkeys",
  none: "You have none yet.",
  name: "Name",
  nameHint: "So that you know it again in this list.",
  added: "Added",
  used: "Last used",
  neverUsed: "Not yet",
  actions: "Actions",
  remove: "Remove",
  addTitle: "Add a passkey",
  add: "Add a Passkey",
  adding: "Waiting for your device...",
  impossible: "This browser can't add one. You can in a current browser, at our own address.",
  problems: {
    "required-missing": "Please give the passkey a name.",
    "too-long": "Please choose a shorter name.",
    "wrong-passkey": "That did not work. Please try again.",
    "not-possible": "You have twenty passkeys. Remove one that you no longer use first.",
    cancelled: "Your device has not made a passkey. Please try again.",
    known: "This device has a passkey for your account already.",
    offline: "We could not be reached. Check your connection and try again.",
  },
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "passkey-added": "Your passkey is added. You can sign in with it from now on.",
  "passkey-removed":
    "That passkey no longer signs anybody in. You can delete it from your device, too.",
};
