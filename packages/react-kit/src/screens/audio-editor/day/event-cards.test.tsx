import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePreview } from '../../../data/audio-events/preview.store.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { makeGroup } from '../../../testing/make-group.ts';
import { stores } from '../../../testing/stores.ts';
import { airedIn, openEditor } from '../testing/open-editor.tsx';

const lists = (objects: readonly object[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

/** Opens the editor on a day with these events, one an hour from midnight on. */
async function openDay(events: ReturnType<typeof makeEvent>[], groups: ReturnType<typeof makeGroup>[] = []) {
  const editor = openEditor({
    answers: {
      'audioEvents.list': ({ query }) =>
        lists(query['cart__type_name'] === 'UPLOAD' ? [] : airedIn(events, query)),
      'categories.list': () => lists(groups),
    },
  });
  await screen.findByRole('button', { name: `Add ${events[0]?.cart.title}` });
  return editor;
}

const cardOf = (title: string) => screen.getByRole('group', { name: title });
const textOf = (title: string, part: string) => cardOf(title).querySelector(part)?.textContent;

describe('the cards of a day', () => {
  it('EDITOR-022 EPLIST-006 show title, length, category and identifier, and the time on the station’s clock, with buttons to add and play', async () => {
    await openDay([
      makeEvent({ id: 1000, duration: 61.4 }, { title: 'City news', category: 'News', identifier: 'N-100' }),
      makeEvent(
        { id: 2000, duration: 3725 },
        { title: 'Blue Train', artist: 'John Coltrane', category: 'Music', identifier: 'M-7' },
      ),
    ]);
    const shown = ['City news', 'Blue Train'].map((title) =>
      ['.pk-event-title', '.pk-event-length', '.pk-event-time', '.pk-event-kind'].map((part) =>
        textOf(title, part),
      ),
    );
    expect(shown).toEqual([
      ['City news', '01:01', '00:00:00', 'News · N-100'],
      ['Blue Train', '01:02:05', '01:00:00', 'Music · John Coltrane · M-7'],
    ]);
    for (const name of ['Add City news', 'Play City news'])
      expect(within(cardOf('City news')).getByRole('button', { name })).toBeDefined();
  });

  it('SHELL-050 play in the preview player, with title, artist and address', async () => {
    const train = { title: 'Blue Train', artist: 'John Coltrane' };
    const { user } = await openDay([makeEvent({ id: 2000 }, train)]);
    await user.click(screen.getByRole('button', { name: 'Play Blue Train' }));
    expect(usePreview.in(stores).getState().preview).toMatchObject({
      ...train,
      endpoint: 'https://post.example.org/wxyz/event/2000.m3u8',
    });
    act(() => usePreview.in(stores).getState().close());
  });

  it('EDITOR-022 EDITOR-028 have a link to the transcript, which opens its text, and none without one', async () => {
    const { user } = await openDay([
      makeEvent({ id: 1000, transcript: 'The mayor spoke.' }, { title: 'City news' }),
      makeEvent({ id: 2000 }, { title: 'Blue Train' }),
    ]);
    expect(screen.getAllByRole('button', { name: /^Transcript of/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Transcript of City news' }));
    const dialog = await screen.findByRole('dialog', { name: 'Transcript of City news' });
    expect(dialog.textContent).toContain('The mayor spoke.');
  });

  it('EDITOR-023 EDITOR-024 are as wide as their event is long: 8 pixels a second, from 140 to 320', async () => {
    await openDay(
      [5, 17, 18, 30, 40, 41].map((duration) =>
        makeEvent({ id: duration * 1000, duration }, { title: `${duration} s` }),
      ),
    );
    const widths = screen
      .getAllByRole('listitem')
      .filter((item) => item.className === 'pk-event-place')
      .map((item) => item.style.width);
    expect(widths).toEqual(['140px', '140px', '144px', '240px', '320px', '320px']);
  });

  it('EDITOR-026 EDITOR-027 have the colour of their group, or else one of four by the name of the category', async () => {
    const groups = [
      makeGroup({ id: 1, color: 'color-d', categories: ['Weather', 'Traffic'] }),
      makeGroup({ id: 2, color: 'color-n', categories: ['Talk'] }),
      makeGroup({ id: 3, color: 'gray', categories: ['Promo'] }),
    ];
    const categories = ['Weather', 'Traffic', 'Talk', 'Promo', 'Music', 'Spots', 'Jingles', 'News'];
    await openDay(
      categories.map((category, index) =>
        makeEvent({ id: (index + 1) * 1000 }, { title: `In ${category}`, category }),
      ),
      groups,
    );
    const colors = () =>
      categories.map((category) =>
        cardOf(`In ${category}`).querySelector('.pk-event-kind')?.getAttribute('data-color'),
      );
    await waitFor(() => expect(colors()).toEqual(['d', 'd', 'n', 'gray', 'a', 'k', 'g', 'c']));
  });
});

describe('the actions on a day', () => {
  it('EDITOR-025 are above the events: Add all and Refresh', async () => {
    const { user, items, calls } = await openDay([
      makeEvent({ id: 1000 }, { title: 'City news' }),
      makeEvent({ id: 2000 }, { title: 'Blue Train' }),
    ]);
    const trigger = screen.getByRole('button', { name: 'More for this day' });
    const events = screen.getByRole('list', { name: 'Logged events' });
    expect(trigger.compareDocumentPosition(events)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const reads = () => calls.filter(({ query }) => query['cart__type_name'] === 'LOGGER').length;
    const before = reads();
    await user.click(trigger);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Add all', 'Refresh']),
    );
    await user.click(screen.getByRole('menuitem', { name: 'Refresh' }));
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(items()).toEqual([]);
    await user.click(trigger);
    await user.click(screen.getByRole('menuitem', { name: 'Add all' }));
    expect(items()).toEqual(['City news', 'Blue Train']);
  });
});

describe('the lists that the editor loads', () => {
  it('EDITOR-010 EDITOR-034 are whole: destinations, tags and category groups with limit 0', async () => {
    const { calls } = await openDay([makeEvent({ id: 1000 }, { title: 'City news' })]);
    const limitsOf = (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ query }) => query['limit']);
    for (const operation of ['connections.list', 'tags.list', 'categories.list'])
      await waitFor(() => expect(limitsOf(operation)).toEqual(['0']));
  });
});
