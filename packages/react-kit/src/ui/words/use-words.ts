import { useContext } from 'react';
import { CatalogueContext } from './catalogue.ts';
import type { MessageModule } from './define-messages.ts';

/** The words of a module in the language of the surrounding provider; English without one. */
export function useWords<Messages>(module: MessageModule<string, Messages>): Messages {
  return useContext(CatalogueContext).wordsOf(module);
}

/** The locale of the surrounding provider, BCP 47. */
export function useLocale(): string {
  return useContext(CatalogueContext).locale;
}
