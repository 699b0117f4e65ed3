import { createContext } from 'react';

/** A screen's unsaved work that survives a reload; null without any. */
export interface UnsavedWork {
  /** Stores everything at once, and skips the leave question for the next reload. */
  prepareReload: () => void;
}

export const UnsavedWorkContext = createContext<UnsavedWork | null>(null);
