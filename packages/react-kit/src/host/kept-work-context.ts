import { createContext } from 'react';

/** What a screen keeps of unsaved work; null where it keeps none. */
export interface KeptWork {
  /** Keeps everything at once, and asks no question when the page is loaded again. */
  prepareReload: () => void;
}

export const KeptWorkContext = createContext<KeptWork | null>(null);
