import { use, useContext } from 'react';
import { type Catalogue, CatalogueContext } from './catalogue.ts';
import type { MessageModule } from './define-messages.ts';

/** The words of a module in the language of the surrounding provider; English without one. Suspends while they load. */
export function useWords<Messages>(module: MessageModule<string, Messages>): Messages {
  const catalogue = useContext(CatalogueContext);
  const pending = catalogue.pending?.(module.key);
  if (pending) use(pending);
  return catalogue.wordsOf(module);
}

/** The locale of the surrounding provider, BCP 47. */
export function useLocale(): string {
  return useContext(CatalogueContext).locale;
}

/** The catalogue of the surrounding provider, for code that loads later or chooses among modules. */
export function useCatalogue(): Catalogue {
  return useContext(CatalogueContext);
}
