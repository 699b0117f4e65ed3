import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePreview } from '../../data/audio-events/preview.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stores } from '../../testing/stores.ts';
import { more, airedIn, news, openEditor, song } from './testing/open-editor.tsx';

const add = async (name: string) => screen.findByRole('button', { name: `Add ${name}` });
const loggerOnly = { features: '{"logger_only":true}' };
const press = async (name: string) => screen.findByRole('button', { name });

// Loaded when Finish is pressed; here loading must not race the query for the dialog.
beforeAll(() => import('../../parts/episodes/publish/publish-dialog.tsx'));

describe('AudioEditorScreen', () => {
  it('EDITOR-016 is titled Audio', async () => {
    const { host } = openEditor();
    await add('Blue Train');
    expect(host.setTitle).toHaveBeenLastCalledWith('Audio');
  });

  it('EDITOR-036 loads all events of the day in the station’s zone', async () => {
    const { calls } = openEditor();
    await add('Blue Train');
    const asked = calls.find(
      (call) => call.operation === 'audioEvents.list' && call.query['cart__type_name'] === 'LOGGER',
    );
    const { id__gte, id__lt, limit, frame_count__gt } = asked?.query ?? {};
    expect({ limit, frame_count__gt }).toEqual({ limit: '0', frame_count__gt: '0' });
    expect((Number(id__lt) - Number(id__gte)) / 3_600_000).toBeOneOf([23, 24, 25]);
    expect(
      new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeStyle: 'short' }).format(
        Number(id__gte),
      ),
    ).toMatch(/^12:00\sAM$/);
  });

  it('EDITOR-010 loads the destinations and the tags when it opens', async () => {
    const { calls } = openEditor();
    await add('Blue Train');
    await waitFor(() =>
      expect(calls.map((call) => call.operation)).toEqual(
        expect.arrayContaining(['connections.list', 'tags.list']),
      ),
    );
  });

  it('fills a new episode from its show, and from another show until the user edits a field', async () => {
    const { user } = openEditor();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(title).toHaveProperty('value', 'Morning Drive');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty(
      'value',
      'What the harbour woke up to.',
    );
    await user.clear(title);
    await user.type(title, 'Monday');
    await user.click(screen.getByRole('button', { name: /Show$/ }));
    await user.click(await screen.findByRole('option', { name: 'Night Shift' }));
    expect(title).toHaveProperty('value', 'Monday');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Late talk.');
  });

  it('EDITOR-040 builds a timeline: adds, moves by keys, removes, undoes and redoes', async () => {
    const { user, items } = openEditor();
    await user.click(await press('More for this day'));
    await user.click(screen.getByRole('menuitem', { name: 'Add all' }));
    expect(items()).toEqual(['Blue Train', 'City news']);
    await user.click(screen.getByRole('button', { name: 'Targeted Ads' }));
    expect(items()).toEqual(['Blue Train', 'City news', 'Targeted Ads']);
    screen.getByRole('option', { name: /Targeted Ads/ }).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(items()).toEqual(['Blue Train', 'Targeted Ads', 'City news']);
    await user.keyboard('{Delete}');
    expect(items()).toEqual(['Blue Train', 'City news']);
    await user.keyboard('{Control>}z{/Control}');
    expect(items()).toEqual(['Blue Train', 'Targeted Ads', 'City news']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await more(user, 'Clear playlist');
    expect(items()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual(['Blue Train', 'City news']);
  });

  it('EDITOR-044 asks for confirmation before the user leaves a timeline with items', async () => {
    const { user, leaveQuestion } = openEditor();
    const button = await add('Blue Train');
    expect(leaveQuestion()).toBeNull();
    await user.click(button);
    expect(leaveQuestion()).toBe('Are you sure you want to leave?');
  });

  it('EDITOR-102 says why an episode cannot be finished', async () => {
    const { user } = openEditor();
    await user.click(await press('Finish'));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('Please add at least one event to the timeline.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('EDITOR-103 opens the episode and focuses the title when Finish finds none', async () => {
    const { user } = openEditor();
    await user.click(await add('Blue Train'));
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.click(screen.getByRole('tab', { name: 'Library' }));
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('Please add a title to the episode.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })));
  });

  it('EDITOR-085 creates missing tags before the publish dialog opens, and saves the episode with them', async () => {
    const { user, calls } = openEditor({
      answers: {
        'tags.create': ({ body }) => ({
          id: 2,
          resource_uri: '/wxyz/api/v1/playlistcategory/2/',
          name: '',
          ...Object(body),
        }),
        'episodes.create': () => makeEpisode(),
      },
    });
    await user.click(await add('Blue Train'));
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'news{Enter}harbour{Enter}');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog');
    const sent = (operation: string) =>
      calls.filter((call) => call.operation === operation).map(({ body }) => body);
    expect([sent('tags.create'), sent('episodes.create')]).toEqual([[{ name: 'harbour' }], []]);
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    const tags = [1, 2].map((id) => `/wxyz/api/v1/playlistcategory/${id}/`);
    await waitFor(() => expect(sent('episodes.create')).toMatchObject([{ playlist_categories: tags }]));
  });

  it('EDITOR-005 opens the episode of editingEpisode if the address names none', async () => {
    const { calls } = openEditor({
      props: { showId: 4, episodeId: 0, editingEpisode: 7 },
      answers: {
        'episodes.get': () => makeEpisode({ playlist_id: 7, show_id: 4, name: 'Monday', events: [news] }),
      },
    });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monday');
    expect(calls.find((call) => call.operation === 'episodes.get')?.params).toMatchObject({ id: '7' });
  });

  it.each([
    ['is not a number', Number.NaN],
    ['is negative', -3],
    ['is unknown to the station', 12],
  ])(
    'EDITOR-008 reports that the episode does not exist and returns to the show if its id %s',
    async (_, episodeId) => {
      const { host, messages } = openEditor({
        props: { showId: 4, episodeId },
        answers: { 'episodes.get': () => failure(404, 'No.') },
      });
      await waitFor(() =>
        expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4/details', { replace: true }),
      );
      expect(messages()).toMatchObject([{ type: 'error' }]);
    },
  );

  it('EDITOR-015 starts with the station’s default show if the address names none', async () => {
    openEditor({ props: {}, settings: { default_show_id: 5 } });
    expect((await screen.findByRole('button', { name: /Show$/ })).textContent).toContain('Night Shift');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Late talk.');
  });

  it('EDITOR-087 says when tags cannot be loaded', async () => {
    const { user, messages } = openEditor({ answers: { 'tags.list': () => failure(503, 'Try later.') } });
    await user.click(await add('Blue Train'));
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'news{Enter}');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() =>
      expect(
        messages()
          .map(({ details }) => details)
          .join(),
      ).toContain('Unable to talk to server to get all tags'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('EDITOR-011 opens an episode with its ad markers', async () => {
    const episode = makeEpisode({
      playlist_id: 7,
      name: 'Monday',
      events: [song, news],
      ad_insert_events: [news.id, 'END'],
    });
    const { items } = openEditor({
      props: { showId: 4, episodeId: 7 },
      answers: { 'episodes.get': () => episode },
    });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monday');
    expect(items()).toEqual(['Blue Train', 'Targeted Ads', 'City news', 'Targeted Ads']);
  });

  it('EPLIST-112 says that an episode could not be loaded, and retries', async () => {
    let isDown = true;
    const { user } = openEditor({
      props: { showId: 4, episodeId: 7 },
      answers: {
        'episodes.get': () =>
          isDown ? failure(503, 'Away.') : makeEpisode({ playlist_id: 7, name: 'Monday', events: [] }),
      },
    });
    await screen.findByText('Could not retrieve episode.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monday');
  });

  it('EDITOR-006 EDITOR-007 reports that the episode does not exist and returns to the show', async () => {
    const { host, messages } = openEditor({ props: { showId: 4, episodeId: 999 } });
    await waitFor(() =>
      expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4/details', { replace: true }),
    );
    expect(messages()).toMatchObject([
      { name: 'Invalid Episode', details: "Couldn't find the episode you're attempting to access." },
    ]);
  });

  it('EDITOR-009 restores unsaved work after the editor unmounts, and nothing after a confirmed leave', async () => {
    const stored = new Map<string, string>();
    const first = openEditor({ stored });
    await first.user.click(await add('Blue Train'));
    await waitFor(() => expect(stored.size).toBe(1));
    first.unmount();
    expect(stored.size).toBe(1);
    const other = openEditor({ stored, props: { showId: 5 } });
    const song = await add('Blue Train');
    expect(other.items()).toEqual([]);
    await other.user.click(song);
    await waitFor(() => expect(stored.size).toBe(2));
    other.unmount();
    const second = openEditor({ stored });
    expect(await screen.findByText(/^We restored your draft from \d\d:\d\d\.$/)).toBeDefined();
    expect(second.items()).toEqual(['Blue Train']);
    second.confirmLeave();
    expect(stored.size).toBe(1);
    expect(second.calls.some(({ operation }) => operation === 'drafts.save')).toBe(true);
  });

  async function buildAsLoggerUser() {
    const { user, items } = openEditor({ settings: loggerOnly });
    await user.click(await add('Blue Train'));
    expect(items()).toEqual(['Blue Train']);
    return { user };
  }

  it('EDITOR-048 EDITOR-049 hides ads from logger-only users', async () => {
    await buildAsLoggerUser();
    expect(screen.queryByRole('button', { name: 'Targeted Ads' })).toBeNull();
    cleanup();
    openEditor();
    expect(await press('Targeted Ads')).toBeDefined();
  });

  it('EDITOR-052 EDITOR-053 hides Merge from logger-only users', async () => {
    const { user } = await buildAsLoggerUser();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
    cleanup();
    const other = openEditor();
    await other.user.click(await add('Blue Train'));
    await other.user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDefined();
  });

  it('EDITOR-081 EDITOR-082 hides the episode info and images from logger-only users', async () => {
    const parts = () =>
      [
        ...['Finish', /Show$/].map((name) => screen.queryByRole('button', { name })),
        ...['Square image', 'Wide image'].map((name) => screen.queryByRole('group', { name })),
        ...['Title', 'Description'].map((name) => screen.queryByRole('textbox', { name })),
        screen.queryByRole('combobox', { name: 'Tags' }),
      ].filter((part) => part !== null).length;
    await buildAsLoggerUser();
    expect(parts()).toBe(0);
    expect(screen.queryByRole('tab', { name: 'Episode' })).toBeNull();
    cleanup();
    openEditor();
    await add('Blue Train');
    expect(parts()).toBe(7);
  });

  it('lets logger-only users arrange items, but not trim, fade or split them', async () => {
    const { user, items, calls } = openEditor({ settings: loggerOnly });
    await user.click(await add('Blue Train'));
    expect(screen.queryByRole('button', { name: 'Split at the playhead' })).toBeNull();
    expect(screen.queryByRole('slider', { name: /of Blue Train$/ })).toBeNull();
    screen.getByRole('option').focus();
    await user.keyboard('[BracketLeft][KeyI][KeyS]');
    expect(calls.some((call) => call.operation === 'audioEvents.clone')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    expect(items()).toEqual(['Blue Train', 'Blue Train']);
  });

  it('EDITOR-076 EDITOR-080 plays the item when a logger-only user presses Edit', async () => {
    const { user, calls } = openEditor({ settings: loggerOnly });
    await user.click(await add('Blue Train'));
    await user.click(screen.getByRole('button', { name: 'Edit Blue Train' }));
    expect(calls.some((call) => call.operation === 'audioEvents.edit')).toBe(false);
    expect(usePreview.in(stores).getState().preview).toMatchObject({ title: 'Blue Train' });
    expect(screen.queryByRole('region', { name: 'Waveform of Blue Train' })).toBeNull();
  });

  it('EDITOR-077 opens the waveform for other users', async () => {
    const { user } = openEditor();
    await user.click(await add('Blue Train'));
    await user.click(screen.getByRole('button', { name: 'Edit Blue Train' }));
    expect(screen.getByRole('region', { name: 'Waveform of Blue Train' })).toBeDefined();
  });

  it('EDITOR-070 lets logger-only users download without a show', async () => {
    const { user, calls } = openEditor({
      settings: loggerOnly,
      answers: { 'episodes.cache': () => failure(503, 'Busy.') },
    });
    await user.click(await add('Blue Train'));
    await more(user, 'Download');
    await user.click(screen.getByRole('button', { name: 'MP3' }));
    await waitFor(() => expect(calls.filter((call) => call.operation === 'episodes.cache')).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('EDITOR-071 reports and logs a failed download, and lets the user retry', async () => {
    const { user, messages } = openEditor({ answers: { 'episodes.cache': () => failure(503, 'Busy.') } });
    await user.click(await add('Blue Train'));
    await more(user, 'Download');
    await user.click(screen.getByRole('button', { name: 'MP3' }));
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(messages()[0]?.details).toContain('Busy.');
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Could not prepare the download.',
      expect.objectContaining({ status: 503 }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Download' })).toBeNull());
    await more(user, 'Download');
    expect(screen.getByRole('button', { name: 'MP3' })).toBeDefined();
  });

  it('shows podcast-only users the library but not the log', async () => {
    const entry = {
      station: 'wxyz',
      title: 'WXYZ',
      admin: false,
      showEditor: true,
      podcastOnly: true,
      browserOnly: false,
      default_image: '',
    };
    const { user, calls } = openEditor({ settings: { station_list: [entry] } });
    await user.click(await screen.findByRole('tab', { name: 'Library' }));
    expect(await add('Interview')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Logged events' })).toBeNull();
    expect(calls.some((call) => call.query['cart__type_name'] === 'LOGGER')).toBe(false);
  });

  it('says that the log cannot be loaded, and retries', async () => {
    let isDown = true;
    const meta = { limit: 0, offset: 0, total_count: 1, next: null, previous: null };
    const { user } = openEditor({
      answers: {
        'audioEvents.list': ({ query }) =>
          isDown ? failure(503, 'The log is away.') : { meta, objects: airedIn([song], query) },
      },
    });
    await screen.findByText('Could not retrieve logged audio.');
    isDown = false;
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    expect(await add('Blue Train')).toBeDefined();
  });
});
