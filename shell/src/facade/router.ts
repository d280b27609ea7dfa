/** What the project may use of the router. A name that a remote needs and that is missing here is added here first. */
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
