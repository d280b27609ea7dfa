import { createContext } from 'react';
import type { PageState } from '../contract';

/**
 * What the edge made for this page view. Components read time, settings and first session from here, never from window
 * while rendering.
 */
export const PageContext = createContext<PageState | undefined>(undefined);
