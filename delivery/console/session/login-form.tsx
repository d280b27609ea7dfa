import { type FormEvent, useState } from 'react';
import { useLogin } from './session-api';

/** Takes a token once; the session's cookie stands for it from then on. */
export function LoginForm() {
  const [token, setToken] = useState('');
  const login = useLogin();

  function submit(event: FormEvent) {
    event.preventDefault();
    login.mutate(token.trim());
  }

  return (
    <main className="login">
      <h1>Releases</h1>
      <form onSubmit={submit}>
        <label htmlFor="token">Token</label>
        <input
          id="token"
          type="password"
          autoComplete="off"
          required
          value={token}
          onChange={(event) => setToken(event.target.value)}
          aria-describedby="token-hint"
        />
        <p id="token-hint" className="hint">
          An operator’s is in the edge’s DATA_DIR/operator-token. A team’s is made with pnpm release token create.
        </p>
        {login.error && <p role="alert">{login.error.message}</p>}
        <button type="submit" className="primary" disabled={login.isPending}>
          Log in
        </button>
      </form>
    </main>
  );
}
