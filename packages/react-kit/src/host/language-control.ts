import { createContext } from 'react';

/** The languages of a page, and a function that changes and stores the user's choice. */
export interface LanguageControl {
  /** The `id` of the chosen one, or `system` for the preference of the user's device. */
  choice: string;
  /** Each with its name in the language itself, such as `Deutsch`. */
  options: readonly { id: string; name: string }[];
  /** Resolves once the words are on screen. Rejects if they could not be loaded; the language stays. */
  choose(id: string): Promise<void>;
}

/** Null on a page that offers no languages. */
export const LanguageContext = createContext<LanguageControl | null>(null);
