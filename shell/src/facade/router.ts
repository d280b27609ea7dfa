/** The router's exports that the project may use. Add a name here before a remote uses it. */
export {
  BrowserRouter,
  createPath,
  Link,
  type LinkProps,
  type Location,
  MemoryRouter,
  Navigate,
  Route,
  Router,
  Routes,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router';
