import { createContext, useContext } from 'react';
import type { ReleaseCommand } from './command';

/** Opens a command's dialog. It stands in the frame: what the command does may take its button off the page. */
export const OpenCommand = createContext<(command: ReleaseCommand) => void>(() => undefined);
export const useOpenCommand = () => useContext(OpenCommand);
