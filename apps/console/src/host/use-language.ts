import { useMemo, useSyncExternalStore } from 'react';
import type { LanguageControl } from '@postkit/react-kit';
import type { Catalogue } from '@postkit/react-kit/messages';
import { chooseLanguage, currentLanguage, onLanguageChange } from './language.ts';

const options = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
  { id: 'es', name: 'Español' },
];

/** The words of the page and the choice of others, as `PostKitProvider` takes them. */
export function useLanguage(): { messages: Catalogue | undefined; languages: LanguageControl } {
  const { choice, words } = useSyncExternalStore(onLanguageChange, currentLanguage);
  const languages = useMemo(() => ({ choice, options, choose: chooseLanguage }), [choice]);
  return { messages: words, languages };
}
