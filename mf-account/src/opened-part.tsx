import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of the page that its address opens by ?name=value, '' if none, and how it is closed. */
export function useOpenedPart(name: string): { opened: string | null; close: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate(pathname, { replace: true });
  return { opened: new URLSearchParams(search).get(name), close };
}

const Nothing = () => null;

/**
 * A part that the server draws where the address opens it. In the browser the server's markup stays until the code has
 * come; if that fails, the page goes on without the part.
 */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code: { now?: ComponentType<Props> } = {};
  const Later = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  if (typeof document === 'undefined')
    void load().then((part) => {
      code.now = part;
    });
  return function OpenedPart(props: Props) {
    const Part: ComponentType<Props> = code.now ?? Later;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
