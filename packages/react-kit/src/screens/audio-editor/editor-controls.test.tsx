import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usePreview } from '../../data/audio-events/preview.store.ts';
import { addDays, dateInZone, dayInZone } from '../../host/time/zoned-time.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stores } from '../../testing/stores.ts';
import { airedIn, more, news, openEditor, song } from './testing/open-editor.tsx';

const zone = 'America/New_York';

// Loaded when Finish is pressed; here loading must not race the query for the dialog.
beforeAll(() => import('../../parts/episodes/publish/publish-dialog.tsx'));
afterEach(() => act(() => usePreview.in(stores).getState().close()));

const add = async (name: string) => screen.findByRole('button', { name: `Add ${name}` });
const today = () => dateInZone(Date.now() / 1000, zone);

describe('the day in the editor', () => {
  it('EDITOR-017 EDITOR-019 is filtered by a date, categories, a search, and 24 hours in steps of one with a label every six', async () => {
    const { user } = openEditor();
    await add('Blue Train');
    const log = within(screen.getByRole('region', { name: 'Logged events' }));
    expect(log.getAllByRole('spinbutton', { name: /Day/ }).length).toBeGreaterThan(2);
    expect(log.getByRole('searchbox', { name: 'Search events' })).toBeDefined();
    const toggles = within(log.getByRole('group', { name: 'Category' }));
    expect(toggles.getAllByRole('checkbox')).toHaveLength(3);
    for (const name of ['All', 'Music 1', 'News 1'])
      expect(toggles.getByRole('checkbox', { name })).toBeDefined();
    await user.click(log.getByRole('button', { name: 'All hours' }));
    const hours = screen.getAllByRole<HTMLInputElement>('slider', { name: /From|To/ });
    expect(hours.map(({ min, max, step, value }) => [min, max, step, value])).toEqual([
      ['0', '24', '1', '0'],
      ['0', '24', '1', '24'],
    ]);
    const labels = [...document.querySelectorAll('.pk-slider-ticks > *')].map((tick) => tick.textContent);
    expect(labels).toEqual(['0:00', '6:00', '12:00', '18:00', '24:00']);
  });

  it('EDITOR-017 EDITOR-020 has the cards of the chosen day that match, of several categories at once', async () => {
    const ads = makeEvent({ id: 1_795_526_000_000 }, { title: 'Boat show', category: 'Spots' });
    const { user } = openEditor({
      answers: {
        'audioEvents.list': ({ query }) => ({
          meta: { limit: 0, offset: 0, total_count: 3, next: null, previous: null },
          objects: query['cart__type_name'] === 'UPLOAD' ? [] : airedIn([song, news, ads], query),
        }),
      },
    });
    await add('Boat show');
    const titles = () =>
      within(screen.getByRole('list', { name: 'Logged events' }))
        .getAllByRole('group')
        .map((card) => card.getAttribute('aria-label'));
    expect(titles()).toEqual(['Blue Train', 'City news', 'Boat show']);
    const toggles = within(screen.getByRole('group', { name: 'Category' }));
    await user.click(toggles.getByRole('checkbox', { name: /^Music/ }));
    await waitFor(() => expect(titles()).toEqual(['Blue Train']));
    await user.click(toggles.getByRole('checkbox', { name: /^Spots/ }));
    await waitFor(() => expect(titles()).toEqual(['Blue Train', 'Boat show']));
    await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'boat');
    await waitFor(() => expect(titles()).toEqual(['Boat show']));
  });

  it('EDITOR-018 EDITOR-020 can be any of the last 90 days, whose events it loads, and none before', async () => {
    const { user, calls } = openEditor();
    await add('Blue Train');
    const days = () =>
      calls
        .filter(({ query }) => query['cart__type_name'] === 'LOGGER')
        .map(({ query }) => [Number(query['id__gte']) / 1000, Number(query['id__lt']) / 1000]);
    const bounds = (back: number) => {
      const { start, end } = dayInZone(addDays(today(), -back), zone);
      return [start, end];
    };
    expect(days().at(-1)).toEqual(bounds(0));
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous day' });
    await user.click(previous);
    await waitFor(() => expect(days().at(-1)).toEqual(bounds(1)));
    for (let back = 2; back <= 90; back += 1) {
      expect(previous.disabled).toBe(false);
      act(() => previous.click());
    }
    expect(previous.disabled).toBe(true);
    await waitFor(() => expect(days().at(-1)).toEqual(bounds(90)));
  });

  it('EDITOR-021 EDITOR-029 has cards to drag, whose Play streams the event in the preview player', async () => {
    const { user } = openEditor();
    await add('Blue Train');
    for (const title of ['Blue Train', 'City news'])
      expect(screen.getByRole('group', { name: title }).getAttribute('aria-roledescription')).toBe(
        'draggable event',
      );
    await user.click(screen.getByRole('button', { name: 'Play City news' }));
    expect(usePreview.in(stores).getState()).toMatchObject({
      playing: true,
      preview: {
        title: 'City news',
        eventId: news.id,
        endpoint: `https://post.example.org/wxyz/event/${news.id}.m3u8`,
      },
    });
  });
});

describe('the actions of the timeline', () => {
  it('EDITOR-042 EDITOR-043 are Clear playlist, which empties it, and Download, which offers a file', async () => {
    const { user, items } = openEditor();
    await user.click(await add('Blue Train'));
    await user.click(await add('City news'));
    await more(user, 'Download');
    const dialog = screen.getByRole('dialog', { name: 'Download as' });
    for (const name of ['MP3', 'AAC']) expect(within(dialog).getByRole('button', { name })).toBeDefined();
    await user.keyboard('{Escape}');
    await more(user, 'Clear playlist');
    expect(items()).toEqual([]);
  });
});

describe('the info of the episode', () => {
  it('EDITOR-083 EDITOR-084 has show, title, tags, description and Finish, and adds tags by Enter and on blur', async () => {
    const { user } = openEditor();
    await add('Blue Train');
    for (const name of ['Title', 'Description']) expect(screen.getByRole('textbox', { name })).toBeDefined();
    expect(screen.getByRole('button', { name: /Show$/ }).textContent).toContain('Morning Drive');
    expect(screen.getByRole('button', { name: 'Finish' })).toBeDefined();
    const tags = screen.getByRole('combobox', { name: 'Tags' });
    await user.type(tags, 'harbour{Enter}');
    expect(screen.getByRole('button', { name: 'Remove harbour' })).toBeDefined();
    await user.type(tags, 'tides');
    expect(screen.queryByRole('button', { name: 'Remove tides' })).toBeNull();
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    expect(screen.getByRole('button', { name: 'Remove tides' })).toBeDefined();
  });

  it('EDITOR-102 EDITOR-103 EDITOR-104 is checked by Finish in order: audio, title, description', async () => {
    const { user } = openEditor();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    const description = screen.getByRole('textbox', { name: 'Description' });
    await user.clear(title);
    await user.clear(description);
    async function problem(): Promise<string> {
      await user.click(screen.getByRole('button', { name: 'Finish' }));
      const dialog = await screen.findByRole('alertdialog');
      const text = dialog.textContent ?? '';
      await user.click(within(dialog).getByRole('button', { name: 'OK' }));
      return text;
    }
    expect(await problem()).toContain('Please add at least one event to the timeline.');
    await user.click(await add('Blue Train'));
    expect(await problem()).toContain('Please add a title to the episode.');
    await user.type(title, 'Monday');
    expect(await problem()).toContain('Please add a description to the episode.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PUBLISH-001 PUBLISH-002 opens the publish dialog on Finish once it is complete: Save, Publish now and Schedule', async () => {
    const { user } = openEditor();
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog', { name: 'Publish episode' })).toBeNull();
    await user.click(await add('Blue Train'));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish episode' }));
    for (const name of ['Save', 'Publish now', 'Schedule'])
      expect(await dialog.findByRole('button', { name })).toHaveProperty('disabled', false);
  });
});

describe('the episode in the editor', () => {
  it('EDITOR-003 EDITOR-004 is a new one for the id 0, and the stored one for another id', async () => {
    const fresh = openEditor({ props: { showId: 4, episodeId: 0 } });
    const title = async () => screen.findByRole('textbox', { name: 'Title' });
    expect(await title()).toHaveProperty('value', 'Morning Drive');
    expect(fresh.items()).toEqual([]);
    expect(fresh.calls.filter(({ operation }) => operation === 'episodes.get')).toEqual([]);
    fresh.unmount();
    const stored = openEditor({
      props: { showId: 4, episodeId: 7 },
      answers: {
        'episodes.get': ({ params }) =>
          makeEpisode({ playlist_id: Number(params['id']), name: `Number ${params['id']}`, events: [news] }),
      },
    });
    expect(await title()).toHaveProperty('value', 'Number 7');
    expect(stored.items()).toEqual(['City news']);
  });

  it('EDITOR-009 has nothing of the previous one when the address names another: no item, no text, no file to upload', async () => {
    const { user, items, goTo } = openEditor({ props: { showId: 4, episodeId: 0 } });
    await user.click(await add('Blue Train'));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of mine');
    await user.click(screen.getByRole('tab', { name: 'Upload' }));
    const form = () => screen.getByRole('tabpanel', { name: 'Upload' });
    const input = form().querySelector<HTMLInputElement>('input[type="file"]') ?? document.body;
    await user.upload(input, new File(['sound'], 'interview.mp3', { type: 'audio/mpeg' }));
    expect(within(form()).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'interview.mp3');
    goTo({ showId: 5, episodeId: 0 });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Night Shift'),
    );
    expect(items()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Upload' }));
    expect(within(form()).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', '');
    expect(within(form()).getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  });

  it('EDITOR-088 has a square and a wide image, each from the licensed images or from a file', async () => {
    openEditor({ settings: { ap_images_key: 'pictures.example' } });
    await add('Blue Train');
    for (const name of ['Square image', 'Wide image']) {
      const image = within(screen.getByRole('group', { name }));
      expect(await image.findByRole('button', { name: 'Licensed images' })).toBeDefined();
      expect(image.getByRole('group', { name: 'Upload images' })).toBeDefined();
    }
  });
});

describe('the panel beside the log', () => {
  it('LIB-002 LIB-006 has tabs for the library, whose uploads can each be deleted, and for uploading', async () => {
    const { user } = openEditor();
    await add('Blue Train');
    const tabs = within(screen.getByRole('tablist', { name: 'Inspector' }));
    const names = tabs.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label') ?? tab.textContent);
    expect(names.slice(-2)).toEqual(['Library', 'Upload']);
    await user.click(tabs.getByRole('tab', { name: 'Library' }));
    expect(await screen.findByRole('button', { name: 'Delete Interview' })).toBeDefined();
    await user.click(tabs.getByRole('tab', { name: 'Upload' }));
    expect(screen.getByRole('tabpanel', { name: 'Upload' })).toBeDefined();
  });
});
