import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LaterProps<P> {
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What the edge sends, and what stays where the code can't be had. */
  fallback: ReactNode;
}

/** A part that few titles have, or that lies below the first screen: its code comes when the page stands, and is no part of the first load. */
export function Later<P extends object>({ load, props, fallback }: LaterProps<P>) {
  const [View, setView] = useState<ComponentType<P>>();
  useEffect(() => {
    load().then(
      (loaded) => setView(() => loaded),
      () => {},
    );
  }, [load]);
  return View ? <View {...props} /> : fallback;
}
