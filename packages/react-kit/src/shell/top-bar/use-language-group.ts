import { useContext } from 'react';
import { LanguageContext } from '../../host/language-control.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import type { MenuGroup } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';

/** The languages as entries of a menu; null on a page that offers none. */
export function useLanguageGroup(): MenuGroup | null {
  const messages = useWords(shellMessages);
  const reportFailure = useReportFailure();
  const languages = useContext(LanguageContext);
  if (!languages) return null;
  return {
    id: 'language',
    label: messages.language,
    selected: menuId(languages.choice),
    onSelect: (selected) => {
      const id = selected.slice(menuId('').length);
      languages
        .choose(id)
        .catch((error: unknown) =>
          reportFailure(messages.languageFailed, error, messages.languageFailedText),
        );
    },
    items: [{ id: 'system', name: messages.systemLanguage }, ...languages.options].map(({ id, name }) => ({
      id: menuId(id),
      label: name,
    })),
  };
}

/** The themes of the menu have a `system` too. */
function menuId(language: string): string {
  return `language-${language}`;
}
