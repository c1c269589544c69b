/** The words about a person's sign-in account. */
export const accountMessages = {
  account: "Account",
  accountText: "Signing out ends the sessions on all devices. The password still works.",
};
