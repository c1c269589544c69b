/** The words about a person's sign-in account. */
export const accountMessages = {
  account: "Account",
  invitedText:
    "Invited by email, and has not chosen a password yet. A new invitation replaces the earlier one.",
  inviteAgain: "Send the Invitation Again",
  accountText: "Signing out ends the sessions on all devices. The password still works.",
};
