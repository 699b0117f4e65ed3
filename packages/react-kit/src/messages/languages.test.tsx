import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HostProvider } from '../host/host-provider.tsx';
import { formatDay, formatListDate } from '../host/time/zoned-time.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { formatCount } from '../ui/format/format-count.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { useWords, useCatalogue } from '../words/use-words.ts';
import { german } from './de/german.ts';
import { spanish } from './es/spanish.ts';

const evening = Date.UTC(2026, 2, 5, 19, 4) / 1000;

function Figures() {
  const catalogue = useCatalogue();
  const { chatName } = useWords(shellMessages);
  return (
    <ul>
      <li>{formatDay(evening, 'Europe/Berlin', catalogue)}</li>
      <li>{formatListDate(evening, 'Europe/Berlin', catalogue)}</li>
      <li>{formatCount(1234567, catalogue)}</li>
      <li>{[0, 1, 2].map(chatName).join('; ')}</li>
    </ul>
  );
}

function shown(catalogue: Catalogue, locale?: string): (string | null)[] {
  render(
    <HostProvider messages={catalogue} locale={locale}>
      <Figures />
    </HostProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

describe('the languages of the kit', () => {
  it('have German dates, figures and plurals', () => {
    expect(shown(german)).toEqual([
      '5. März 2026',
      '5.3.2026, 20:04',
      '1.234.567',
      'Chat; Chat, 1 ungelesene Nachricht; Chat, 2 ungelesene Nachrichten',
    ]);
  });

  it('have Spanish dates, figures and plurals', () => {
    expect(shown(spanish)).toEqual([
      '5 mar 2026',
      '5/3/2026, 20:04',
      '1.234.567',
      'Chat; Chat, 1 mensaje sin leer; Chat, 2 mensajes sin leer',
    ]);
  });

  it('take dates and figures from a locale that the page sets, and the words from the catalogue', () => {
    const [day, , count, chat] = shown(german, 'en-IN');
    expect([day, count]).toEqual(['5 Mar 2026', '12,34,567']);
    expect(chat).toContain('ungelesene');
  });
});
