import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HostProvider } from '../host/host-provider.tsx';
import { providerMessages } from '../host/provider.messages.ts';
import { stores } from '../testing/stores.ts';
import { useWords } from '../words/use-words.ts';
import { defineCatalogue } from './define-catalogue.ts';

function Buttons() {
  const words = useWords(providerMessages);
  return <p>{`${words.retry}, ${words.reload}`}</p>;
}

const german = defineCatalogue({
  locale: 'de',
  messages: { [providerMessages.key]: { retry: 'Noch einmal' } },
});
const house = defineCatalogue({
  locale: 'de',
  base: german,
  messages: { [providerMessages.key]: { reload: 'Seite neu laden' } },
});

describe('defineCatalogue', () => {
  it('replaces the words that it has, and keeps those of its base', () => {
    const { retry, reload } = providerMessages.english;
    expect(german.wordsOf(providerMessages)).toEqual({ ...providerMessages.english, retry: 'Noch einmal' });
    expect(house.wordsOf(providerMessages)).toMatchObject({
      retry: 'Noch einmal',
      reload: 'Seite neu laden',
    });
    expect(providerMessages.english).toMatchObject({ retry, reload });
  });

  it('returns the same words at every call, so that they can be dependencies', () => {
    expect(german.wordsOf(providerMessages)).toBe(german.wordsOf(providerMessages));
  });
});

describe('two providers on one page', () => {
  it('have languages and directions of their own', () => {
    render(
      <>
        <HostProvider stores={stores}>
          <Buttons />
        </HostProvider>
        <HostProvider stores={stores} messages={german}>
          <Buttons />
        </HostProvider>
        <HostProvider stores={stores} messages={defineCatalogue({ locale: 'ar', messages: {} })}>
          <Buttons />
        </HostProvider>
      </>,
    );
    expect(screen.getByText('Noch einmal, Reload the page').closest('[lang]')?.getAttribute('lang')).toBe(
      'de',
    );
    const [english, arabic] = screen.getAllByText('Try again, Reload the page');
    expect(english?.closest('[lang], [dir]')).toBeNull();
    expect(arabic?.closest('[lang]')?.getAttribute('dir')).toBe('rtl');
  });
});
