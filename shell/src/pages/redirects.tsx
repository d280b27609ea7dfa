import { redirects } from '@bookfront/shared/routes';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';

/** Addresses that only lead on, for clicks inside the shop; the edge answers them itself on a first load. */
export const RedirectRoutes = () =>
  redirects.map((redirect) => (
    <Route key={redirect.path} path={redirect.path} element={<Redirect to={redirect.to} />} />
  ));

function Redirect({ to }: { to: (params: Record<string, string>) => string }) {
  const { search, hash } = useLocation();
  const params = Object.fromEntries(Object.entries(useParams()).map(([name, value]) => [name, value ?? '']));
  return <Navigate replace to={`${to(params)}${search}${hash}`} />;
}
