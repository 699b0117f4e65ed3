import { createContext } from 'react';
import type { ScreenName } from '../screens.ts';
import type { MessageModule } from './define-messages.ts';

/** The words of one language. `defineCatalogue` creates it. */
export interface Catalogue {
  /** BCP 47, such as `de` or `pt-BR`. */
  readonly locale: string;
  /** Absent for left to right. */
  readonly direction?: 'rtl' | undefined;
  /** The words of a module, the same object at every call. Suspends the component that renders while they load. */
  readonly wordsOf: <Messages>(module: MessageModule<string, Messages>) => Messages;
  /**
   * Loads the words of a screen or part ahead, such as `show-details`. Undefined if all are there. Never rejects: without its words a
   * screen is in English, until another call loads them.
   */
  readonly load?: ((screen: ScreenName) => Promise<void> | undefined) | undefined;
}

/** The words of the modules themselves, so it loads nothing. */
export const english: Catalogue = { locale: 'en', wordsOf: (module) => module.english };

export const CatalogueContext = createContext(english);
