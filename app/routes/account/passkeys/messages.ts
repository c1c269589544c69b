export const messages = {
  pageTitle: "Passkeys",
  title: "Passkeys",
  intro:
    "A passkey signs you in with your fingerprint, face or screen lock, without a password or a code. It stays on your devices, and we never see it.",
  own: "Your passkeys",
  none: "You have none yet.",
  name: "Name",
  nameHint: "This helps you recognise it in the list.",
  added: "Added",
  used: "Last used",
  neverUsed: "Not yet",
  actions: "Actions",
  remove: "Remove",
  addTitle: "Add a passkey",
  add: "Add a Passkey",
  adding: "Waiting for your device...",
  impossible: "You can't add a passkey here. Please use an up-to-date browser, at our own address.",
  problems: {
    "required-missing": "Please give the passkey a name.",
    "too-long": "Please choose a shorter name.",
    "wrong-passkey": "That did not work. Please try again.",
    "not-possible": "You have twenty passkeys. Remove one that you no longer use first.",
    cancelled: "Your device did not create a passkey. Please try again.",
    known: "This device already has a passkey for your account.",
    offline: "We could not be reached. Check your connection and try again.",
  },
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "passkey-added": "Your passkey has been added. You can sign in with it from now on.",
  "passkey-removed":
    "That passkey can no longer be used to sign in. You can delete it from your device, too.",
};
