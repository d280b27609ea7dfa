import { createContext, useContext } from 'react';

/** Shows one line of what a command did, which screen readers speak. */
export const Announcements = createContext<(line: string) => void>(() => undefined);
export const useAnnounce = () => useContext(Announcements);
