/** The advice to somebody who signed up with a common password. */
export const messages = {
  common: "Many people use the password you chose, so attackers try it first.",
  chooseAnother: "Choose another password",
};
