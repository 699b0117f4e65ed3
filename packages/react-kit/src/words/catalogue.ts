import { createContext } from 'react';
import type { MessageModule } from './define-messages.ts';

/** The words of one language. `defineCatalogue` creates it. */
export interface Catalogue {
  /** BCP 47, such as `de` or `pt-BR`. */
  readonly locale: string;
  /** Absent for left to right. */
  readonly direction?: 'rtl' | undefined;
  /** The words of a module, the same object at every call. */
  /** Resolves once the words of a module that load on demand are there; undefined if they are, or if the words did not load. */
  readonly pending?: ((key: string) => Promise<void> | undefined) | undefined;
  readonly wordsOf: <Messages>(module: MessageModule<string, Messages>) => Messages;
}

/** The words of the modules themselves, so it loads nothing. */
export const english: Catalogue = { locale: 'en', wordsOf: (module) => module.english };

export const CatalogueContext = createContext(english);
