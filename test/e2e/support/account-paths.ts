/** The screens about an account that students and tutors have. */
export const accountPaths = [
  "/account",
  "/account/profile",
  "/account/password",
  "/account/email",
  "/account/mail",
  "/account/passkeys",
  "/account/proof",
  "/account/export",
  "/account/deletion",
];
