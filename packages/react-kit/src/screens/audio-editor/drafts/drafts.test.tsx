import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { audioItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { failure } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { newForm } from '../audio-editor.model.ts';
import { more, news, openEditor, song } from '../testing/open-editor.tsx';
import { writeLocalDraft } from '../timeline-model/choose-draft.ts';
import { type StoredDraft, writeDraft } from '../timeline-model/stored-draft.ts';
// The editor loads it lazily, which takes seconds on a busy machine.
import '../../../parts/episodes/publish/index.ts';
import { draftStorageKey } from './draft-storage.ts';

const draftNamed = (name: string, items: StoredDraft['items']): StoredDraft => ({
  place: 'wxyz/4/0',
  version: null,
  items,
  form: { ...newForm(null), showId: 4, name },
});

const theirs = draftNamed('On the other machine', [audioItem(song, 'a'), audioItem(news, 'b')]);
const [mineId, theirId] = ['3f0c9d3c-55a2-4ba0-8a36-1e7f0a3b0001', '3f0c9d3c-55a2-4ba0-8a36-1e7f0a3b0002'];
const onStation = {
  key: 'show-4',
  id: theirId,
  revision: 'ffffffff-0000-4000-8000-000000000000',
  content: writeDraft(theirs),
  events: [song.id, news.id],
  updated_at: 1_795_521_600,
};

const mine = {
  id: mineId,
  draft: draftNamed('On this one', [audioItem(news, 'c')]),
  base: null,
  pending: null,
  isSent: false,
  savedAt: 1_795_521_000,
};

const slot = draftStorageKey('wxyz', 'show-4');
const lookup = (draft: object | null, retired: object | null = null) => ({
  'drafts.lookup': () => ({ draft, retired }),
});
const bothChanged = () => ({ answers: lookup(onStation), stored: new Map([[slot, writeLocalDraft(mine)]]) });
const byIna = {
  id: mineId,
  outcome: 'published',
  by: 'Ina Berg',
  at: 1_763_985_600,
  episode_id: 12,
  unseen_revision: null,
};

const savedAs = (body: unknown) => ({
  key: 'show-4',
  id: mineId,
  revision: (body as { revision: string }).revision,
  updated_at: 1,
});

const title = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });

describe('drafts of the editor', () => {
  it('are stored on the station with their events', async () => {
    const { user, calls } = openEditor({
      answers: { 'drafts.save': ({ body }) => savedAs(body) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    expect(screen.getByText('Saving…')).toBeDefined();
    await waitFor(() => expect(screen.getByText('Saved')).toBeDefined(), { timeout: 10_000 });
    const saved = calls.find(({ operation }) => operation === 'drafts.save');
    expect(saved?.params['key']).toBe('show-4');
    expect(saved?.body).toMatchObject({ base: null, events: [song.id] });
  });

  it('continue where another browser left off', async () => {
    const { items } = openEditor({ answers: lookup(onStation) });
    expect((await title()).value).toBe('On the other machine');
    expect(items()).toEqual(['Blue Train', 'City news']);
    expect(screen.getByText(/^We restored your draft from /)).toBeDefined();
  });

  it('survive a reload after their episode was deleted, and become a new one', async () => {
    const { user, items, calls, messages } = openEditor({
      props: { showId: 4, episodeId: 9 },
      answers: { 'episodes.get': () => failure(404, 'Not found.'), ...lookup(onStation) },
    });
    expect((await title()).value).toBe('On the other machine');
    expect(screen.getByText(/^This episode was deleted after you opened it\./)).toBeDefined();
    await more(user, 'Clear playlist');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual(['Blue Train', 'City news']);
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'More.');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish episode' }, { timeout: 10_000 });
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('episodes.create'));
    expect(messages().map(({ name }) => name)).not.toContain('Invalid Episode');
  });

  it('open even if the station’s drafts cannot be loaded', async () => {
    openEditor({ answers: { 'drafts.lookup': () => failure(500, 'Something went wrong.') } });
    expect((await title()).value).toBe('Morning Drive');
  });

  it('that two browsers changed are both offered; the user takes the other one', async () => {
    const { user, items } = openEditor(bothChanged());
    expect((await title()).value).toBe('On this one');
    await user.click(screen.getByRole('button', { name: 'Choose which to keep' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/^“On this one”, 1 item, /)).toBeDefined();
    expect(dialog.getByText(/^“On the other machine”, 2 items, /)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Use the other version' }));
    await waitFor(async () => expect((await title()).value).toBe('On the other machine'));
    expect(items()).toEqual(['Blue Train', 'City news']);
    expect(screen.queryByRole('button', { name: 'Choose which to keep' })).toBeNull();
  });

  it('that two browsers changed are both offered; the user keeps this one, which is sent to the station', async () => {
    const { user, calls } = openEditor(bothChanged());
    await user.click(await screen.findByRole('button', { name: 'Choose which to keep' }));
    await user.click(screen.getByRole('button', { name: 'Keep this version' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'drafts.save')?.body).toMatchObject({
        base: onStation.revision,
      }),
    );
    expect((await title()).value).toBe('On this one');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  const heldHere = (changes: object = {}) => new Map([[slot, writeLocalDraft({ ...mine, ...changes })]]);
  const press = async (user: ReturnType<typeof openEditor>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));
  const episode = makeEpisode({ playlist_id: 12, show_id: 4 });

  it('do not reopen after another browser published them; the notice names user, time and episode', async () => {
    const stored = heldHere({ isSent: true, base: onStation.revision });
    const { user, items, host } = openEditor({
      stored,
      answers: { ...lookup(null, byIna), 'episodes.get': () => episode },
    });
    expect(await screen.findByText(/^Published by Ina Berg at Nov 24, 2025, 07:00\.$/)).toBeDefined();
    expect([items(), stored.size]).toEqual([[], 0]);
    expect(screen.queryByRole('button', { name: 'Start a new episode from it' })).toBeNull();
    await press(user, 'Open episode');
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4/episodes/12/edit-audio/audio-editor');
    await press(user, 'Dismiss');
    expect(screen.queryByText(/^Published by/)).toBeNull();
  });

  it('keep unpublished changes over reloads, and become a new draft only on request', async () => {
    const stored = heldHere();
    const first = openEditor({ stored, answers: lookup(null, byIna) });
    expect(await screen.findByText(/Changes in this browser were not included\.$/)).toBeDefined();
    expect(first.items()).toEqual([]);
    first.unmount();
    const { user, items, calls } = openEditor({
      stored,
      answers: { ...lookup(null), 'drafts.save': ({ body }) => savedAs(body) },
    });
    await press(user, 'Start a new episode from it');
    await waitFor(() => expect(items()).toEqual(['City news']));
    await waitFor(() => expect(calls.some(({ operation }) => operation === 'drafts.save')).toBe(true));
    const sent = calls.find(({ operation }) => operation === 'drafts.save')?.body;
    expect(sent).toMatchObject({ id: expect.not.stringContaining(mineId), base: null });
    expect(screen.queryByText(/^Published by/)).toBeNull();
  });

  it('that only this browser has are discarded after a confirmation', async () => {
    const stored = heldHere();
    const { user } = openEditor({ stored, answers: lookup(null, byIna) });
    await press(user, 'Discard these changes');
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard these changes' }),
    );
    expect(screen.queryByText(/^Published by/)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('that end while they are open cannot be finished twice', async () => {
    const { user, items, calls } = openEditor({
      stored: heldHere(),
      answers: {
        'drafts.lookup': ({ query }) => ({
          draft: null,
          retired: isOver && query['id'] === mineId ? byIna : null,
        }),
        'drafts.save': ({ body }) =>
          (body as { id: string }).id === mineId ? failure(410, 'This draft was published.') : savedAs(body),
      },
    });
    let isOver = false;
    await title();
    isOver = true;
    expect(await screen.findByText(/^Published by Ina Berg/)).toBeDefined();
    await press(user, 'Finish');
    expect(
      within(screen.getByRole('alertdialog')).getByText(
        /^This draft was published or discarded in another browser\./,
      ),
    ).toBeDefined();
    await press(user, 'OK');
    await press(user, 'Start a new episode from it');
    await waitFor(() => expect(screen.getByText('Saved')).toBeDefined(), { timeout: 10_000 });
    expect(items()).toEqual(['City news']);
    expect(calls.some(({ operation }) => operation === 'episodes.create')).toBe(false);
  });

  it('are discarded in the browser and on the station after a confirmation, and start over', async () => {
    const { user, items, calls, stored } = openEditor({
      answers: { ...lookup(onStation), 'drafts.remove': () => null },
    });
    await press(user, 'Discard');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(items()).toEqual([]));
    expect(calls.find(({ operation }) => operation === 'drafts.remove')?.query).toEqual({
      revision: onStation.revision,
    });
    expect(stored.size).toBe(0);
    expect(screen.queryByText(/^We restored/)).toBeNull();
  });

  it('end with their episode, whose save names them, and no control can be pressed twice', async () => {
    const { user, calls, host, stored, leaveQuestion } = openEditor({
      stored: heldHere({ draft: { ...mine.draft, form: { ...mine.draft.form, description: 'News.' } } }),
      answers: { 'drafts.save': ({ body }) => savedAs(body), 'episodes.create': () => episode },
    });
    await waitFor(() => expect(screen.getByText('Saved')).toBeDefined(), { timeout: 10_000 });
    await press(user, 'Finish');
    const dialog = await screen.findByRole('dialog', { name: 'Publish episode' }, { timeout: 10_000 });
    await user.dblClick(await within(dialog).findByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4/details'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status', { name: 'Opening the show' })).toBeDefined();
    const created = calls
      .filter(({ operation }) => operation === 'episodes.create')
      .map(({ body }) => body as { from_draft: object });
    const sent = calls.findLast(({ operation }) => operation === 'drafts.save')?.body as { revision: string };
    expect(created.map(({ from_draft }) => from_draft)).toEqual([{ id: mineId, revision: sent.revision }]);
    expect([stored.size, leaveQuestion()]).toEqual([0, null]);
  });
});
