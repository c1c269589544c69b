/** A hidden username field in a password form, so that password managers know the account. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" autoComplete="username" defaultValue={email} hidden />;
}
