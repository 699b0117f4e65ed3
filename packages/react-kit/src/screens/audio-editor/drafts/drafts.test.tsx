import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeLocalDraft } from '../../../domain/timeline/kept-draft.ts';
import { type StoredDraft, writeDraft } from '../../../domain/timeline/stored-draft.ts';
import { audioItem } from '../../../domain/timeline/timeline-item.ts';
import { failure } from '../../../testing/fake-station.ts';
import { newForm } from '../audio-editor.model.ts';
import { closeEditor, news, openEditor, song } from '../testing/open-editor.tsx';
import { draftStorageKey } from './use-draft-keeping.ts';

afterEach(closeEditor);

const draftNamed = (name: string, items: StoredDraft['items']): StoredDraft => ({
  place: 'wxyz/4/0',
  version: null,
  items,
  form: { ...newForm(null), showId: 4, name },
});
const theirs = draftNamed('On the other machine', [audioItem(song, 'a'), audioItem(news, 'b')]);
const onStation = {
  key: 'show-4',
  revision: 'ffffffff-0000-4000-8000-000000000000',
  content: writeDraft(theirs),
  events: [song.id, news.id],
  updated_at: 1_795_521_600,
};
const mine = { draft: draftNamed('On this one', [audioItem(news, 'c')]), base: null, isSent: false };
const bothChanged = () => ({
  answers: { 'drafts.get': () => onStation },
  stored: new Map([[draftStorageKey('wxyz'), writeLocalDraft(mine)]]),
});

const title = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });

describe('drafts of the editor', () => {
  it('are kept on the station with the events that they need', async () => {
    const { user, calls } = openEditor({
      answers: { 'drafts.save': ({ body }) => ({ key: 'show-4', revision: (body as { revision: string }).revision, updated_at: 1 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
    expect(screen.getByText('Keeping the draft...')).toBeDefined();
    await waitFor(() => expect(screen.getByText('Draft kept')).toBeDefined(), { timeout: 10_000 });
    const saved = calls.find(({ operation }) => operation === 'drafts.save');
    expect(saved?.params['key']).toBe('show-4');
    expect(saved?.body).toMatchObject({ base: null, events: [song.id] });
  });

  it('go on where another browser left them', async () => {
    const { items } = openEditor({ answers: { 'drafts.get': () => onStation } });
    expect((await title()).value).toBe('On the other machine');
    expect(items()).toEqual(['Blue Train', 'City news']);
    expect(screen.getByText('Your unsaved work was taken up again.')).toBeDefined();
  });

  it('are still there after a reload where their episode was deleted meanwhile, and are finished as a new one', async () => {
    const { user, items, calls, messages } = openEditor({
      props: { showId: 4, episodeId: 9 },
      answers: { 'episodes.get': () => failure(404, 'Not found.'), 'drafts.get': () => onStation },
    });
    expect((await title()).value).toBe('On the other machine');
    expect(screen.getByText(/^This episode was deleted since you opened it\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear playlist' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(items()).toEqual(['Blue Train', 'City news']);
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'More.');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish episode' }, { timeout: 10_000 });
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('episodes.create'));
    expect(messages().map(({ name }) => name)).not.toContain('Invalid Episode');
  });

  it('open also where the station cannot say what it has', async () => {
    openEditor({ answers: { 'drafts.get': () => failure(500, 'Something went wrong.') } });
    expect((await title()).value).toBe('Morning Drive');
  });

  it('are both told where two browsers changed them; the other one is taken', async () => {
    const { user, items } = openEditor(bothChanged());
    expect((await title()).value).toBe('On this one');
    await user.click(screen.getByRole('button', { name: 'Choose which to keep' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/^“On this one”, 1 piece, /)).toBeDefined();
    expect(dialog.getByText(/^“On the other machine”, 2 pieces, /)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Take the other' }));
    await waitFor(async () => expect((await title()).value).toBe('On the other machine'));
    expect(items()).toEqual(['Blue Train', 'City news']);
    expect(screen.queryByRole('button', { name: 'Choose which to keep' })).toBeNull();
  });

  it('are both told where two browsers changed them; this one stays and goes to the station', async () => {
    const { user, calls } = openEditor(bothChanged());
    await user.click(await screen.findByRole('button', { name: 'Choose which to keep' }));
    await user.click(screen.getByRole('button', { name: 'Keep this one' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'drafts.save')?.body).toMatchObject({ base: onStation.revision }),
    );
    expect((await title()).value).toBe('On this one');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
