import { useContext } from 'react';
import { type Catalogue, CatalogueContext } from './catalogue.ts';
import type { MessageModule } from './define-messages.ts';

/** The words of a module in the language of the surrounding provider; English without one. */
export function useWords<Messages>(module: MessageModule<string, Messages>): Messages {
  return useContext(CatalogueContext).wordsOf(module);
}

/** The locale of the surrounding provider, BCP 47. */
export function useLocale(): string {
  return useContext(CatalogueContext).locale;
}

/** The catalogue of the surrounding provider, for code that loads later or chooses among modules. */
export function useCatalogue(): Catalogue {
  return useContext(CatalogueContext);
}
