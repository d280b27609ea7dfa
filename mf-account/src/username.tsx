/** For password managers: whose password it is. */
export const Username = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
);
