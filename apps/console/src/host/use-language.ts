import { useMemo, useSyncExternalStore } from 'react';
import type { LanguageControl } from '@postkit/react-kit';
import { type Catalogue, languages as options } from '@postkit/react-kit/messages';
import { chooseLanguage, currentLanguage, onLanguageChange } from './language.ts';

/** The words of the page and the choice of others, as `PostKitProvider` takes them. */
export function useLanguage(): { messages: Catalogue | undefined; languages: LanguageControl } {
  const { choice, words } = useSyncExternalStore(onLanguageChange, currentLanguage);
  const languages = useMemo(() => ({ choice, options, choose: chooseLanguage }), [choice]);
  return { messages: words, languages };
}
