import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../host/host-provider.tsx';
import { withWords } from '../host/with-words.tsx';
import { tagsMessages } from '../screens/tags/tags.messages.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { stores } from '../testing/stores.ts';
import { withResolvers } from '../testing/with-resolvers.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { useWords } from '../words/use-words.ts';
import { categories } from './de/categories.ts';
import { defineCatalogue } from './define-catalogue.ts';
import { defineLanguage } from './define-language.ts';

type Options = Parameters<typeof defineLanguage>[0];
type Load = Options['areas']['categories'];

const germanTags = categories['tags/screen/tags'];

function language(load: Load): Catalogue {
  const shared = { shell: { ...shellMessages.english, loading: 'Wird geladen' } } as Options['shared'];
  return defineLanguage({ locale: 'de', shared, areas: { categories: load } as Options['areas'] });
}

const Tags = withWords('tags', function Tags() {
  return <h1>{useWords(tagsMessages).heading}</h1>;
});

function show(messages: Catalogue): Promise<void> {
  return act(async () => {
    render(
      <HostProvider stores={stores} messages={messages}>
        <p>The page</p>
        <Tags />
      </HostProvider>,
    );
  });
}

describe('defineLanguage', () => {
  it('has the shared words at once', () => {
    expect(language(() => new Promise(() => {})).wordsOf(shellMessages).loading).toBe('Wird geladen');
  });

  it('shows a screen once its words are there, in no other language, and the rest of the page at once', async () => {
    const { promise, resolve } = withResolvers<typeof categories>();
    await show(language(() => promise));
    expect(screen.getByText('The page')).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => resolve(categories));
    expect(screen.getByRole('heading').textContent).toBe(germanTags.heading);
  });

  it('shows a screen at once whose words were loaded ahead, once for all its screens', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(categories));
    const german = language(load);
    await Promise.all([german.load?.('tags'), german.load?.('categories')]);
    expect(german.load?.('tags')).toBeUndefined();
    await show(german);
    expect(screen.getByRole('heading').textContent).toBe(germanTags.heading);
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows a screen in English whose words do not load, until a later attempt loads them', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const load = vi.fn<Load>(() => Promise.reject(new Error('offline')));
    const german = language(load);
    await show(german);
    expect((await screen.findByRole('heading')).textContent).toBe(tagsMessages.english.heading);
    load.mockResolvedValue(categories);
    await german.load?.('tags');
    expect(german.wordsOf(tagsMessages)).toEqual(germanTags);
  });

  it('loads on demand below the words of a page', async () => {
    const house = defineCatalogue({
      locale: 'de',
      base: language(() => Promise.resolve(categories)),
      messages: { [tagsMessages.key]: { heading: 'Schlagwörter' } },
    });
    await show(house);
    expect((await screen.findByRole('heading')).textContent).toBe('Schlagwörter');
    expect(house.wordsOf(tagsMessages)).toEqual({ ...germanTags, heading: 'Schlagwörter' });
  });
});
