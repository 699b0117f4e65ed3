import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Episode } from '@postkit/sdk/schema';
import { useUploads } from '../../../data/uploads/uploads.store.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { choose, menuOf, openEpisodes } from '../../../screens/episodes/testing/open-episodes.tsx';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { withResolvers } from '../../../testing/with-resolvers.ts';

const enclosure = { url: 'https://post.example.org/wxyz/audio/101.mp3', length: 9000, type: 'audio/mpeg' };
const stored = makeEpisode({
  name: 'Tides',
  version: 3,
  duration: 725,
  enclosure,
  events: [makeEvent({ id: 11, duration: 725 })],
  chapter_markers: [{ start: 700, title: 'Goodbye' }],
});
const file = () => new File(['sound'], 'tides-corrected.mp3', { type: 'audio/mpeg', lastModified: 1000 });
const shown = () => useMessages.in(stores).getState().messages;
const upload = () => useUploads.in(stores).getState();

async function open(answers: FakeResponses = {}) {
  const scene = openEpisodes({
    rows: [makeSummary({ name: 'Tides', duration: 725, enclosure })],
    answers: {
      'episodes.get': () => stored,
      'episodes.update': ({ body }) => ({
        ...stored,
        ...Object(body),
        version: 4,
        media_status: 'processing',
        events: stored.events,
      }),
      'uploads.begin': () => new Promise<Episode>(() => {}),
      ...answers,
    },
  });
  await choose('Tides', 'Replace audio…');
  await screen.findByRole('dialog', { name: 'Replace audio' });
  return { ...scene, updates: () => scene.requestsTo('episodes.update').map(({ body }) => Object(body)) };
}

async function chooseFile(): Promise<string> {
  await screen.findByRole('region', { name: 'New' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file());
  await screen.findByText('tides-corrected.mp3');
  return upload().records.at(-1)?.uuid ?? '';
}

/** The station has encoded the file. */
async function encode(uuid: string, facts: object = {}): Promise<void> {
  const encoded = { success: 1, location: '/wxyz/api/v1/event/40/', duration: 690, rms: -18 } as const;
  await act(async () => upload().update(uuid, { ...encoded, ...facts }));
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  // There is no IndexedDB to keep the file for a reload.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tides');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  upload().clear();
  vi.unstubAllGlobals();
});

describe('Replace audio', () => {
  it('plays the old and the new audio, says both lengths, and replaces the audio in place', async () => {
    const { updates } = await open();
    const now = await screen.findByRole('region', { name: 'Current' });
    expect(now.textContent).toContain('Length 12:05');
    expect(within(now).getByLabelText('The current audio').getAttribute('src')).toContain(
      '/playlist/dl/101.mp3',
    );
    expect(button('Update').disabled).toBe(true);
    const uuid = await chooseFile();
    expect(screen.getByLabelText('The new audio').getAttribute('src')).toBe('blob:tides');
    await encode(uuid);
    expect(screen.getByRole('region', { name: 'New' }).textContent).toContain('Length 11:30');
    expect(screen.getByText('1 chapter after the end of the new audio will be removed.')).toBeDefined();
    await userEvent.click(button('Update'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = updates();
    expect(sent).toEqual({
      version: 3,
      show: stored.show,
      events: ['/wxyz/api/v1/event/40/'],
      ad_insert_events: [],
      chapter_markers: [],
    });
    expect(shown()).toMatchObject([
      {
        name: 'Audio replaced.',
        details: 'Listeners of “Tides” get the audio from before until the new one is ready.',
      },
    ]);
  });

  it('gives the old audio back by Undo', async () => {
    const { updates } = await open();
    await encode(await chooseFile());
    await userEvent.click(button('Update'));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await act(async () => shown()[0]?.undo?.());
    await waitFor(() => expect(updates()).toHaveLength(2));
    expect(updates()[1]).toMatchObject({
      version: 4,
      events: ['/wxyz/api/v1/event/11/'],
      chapter_markers: stored.chapter_markers,
    });
  });

  it('shows the progress of the upload, and waits for the network', async () => {
    await open();
    const uuid = await chooseFile();
    await act(async () => {
      upload().move(uuid, 'sending');
      upload().update(uuid, { upload_progress: 40 });
    });
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('40');
    await act(async () => upload().move(uuid, 'offline'));
    expect(screen.getByText('Waits for the network. The upload then continues by itself.')).toBeDefined();
    await act(async () => upload().move(uuid, 'sent'));
    expect(screen.getByRole('progressbar', { name: 'Preparing the audio' })).toBeDefined();
    expect(button('Update').disabled).toBe(true);
  });

  it('says why a file cannot be used, and takes another one', async () => {
    await open();
    const uuid = await chooseFile();
    await act(async () => upload().fail(uuid, 'This file has no readable audio'));
    expect(screen.getByText('The new audio cannot be used: This file has no readable audio.')).toBeDefined();
    expect(button('Update').disabled).toBe(true);
    await encode(await chooseFile(), { rms: null });
    expect(screen.getByText('The new file contains only silence.')).toBeDefined();
    await encode(await chooseFile(), { is_opposite_phase: true });
    expect(screen.getByText(/channels of the new file are in opposite phase/)).toBeDefined();
    expect(button('Update').disabled).toBe(false);
  });

  it('cancels an unfinished upload when it is closed', async () => {
    await open();
    await chooseFile();
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(upload().records).toEqual([]);
  });

  it('stays open when the update fails, and tries again', async () => {
    let isBroken = true;
    await open({
      'episodes.update': () => (isBroken ? failure(500, 'Something went wrong.') : { ...stored, version: 4 }),
    });
    await encode(await chooseFile());
    await userEvent.click(button('Update'));
    expect((await screen.findByRole('alert')).textContent).toContain('Could not replace the audio.');
    isBroken = false;
    await userEvent.click(button('Update'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cannot be closed while it updates', async () => {
    const { promise, resolve } = withResolvers<Episode>();
    await open({ 'episodes.update': () => promise });
    await encode(await chooseFile());
    await userEvent.click(button('Update'));
    await screen.findByText('Updating...');
    expect(button('Cancel').disabled).toBe(true);
    resolve({ ...stored, version: 4 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks when another user saved meanwhile, and keeps that user’s texts and chapters', async () => {
    const theirs = { ...stored, version: 7, name: 'Their tides', updated_by: 'Grace', chapter_markers: [] };
    let version = 3;
    const { updates } = await open({
      'episodes.get': () => (version === 3 ? stored : theirs),
      'episodes.update': ({ body }) =>
        Object(body).version === 3 ? failure(409, 'Grace saved it.') : { ...theirs, version: 8 },
    });
    await encode(await chooseFile());
    version = 7;
    await userEvent.click(button('Update'));
    const question = await screen.findByRole('alertdialog', { name: 'Another user saved this episode' });
    expect(question.textContent).toContain('Grace saved it');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(updates()[1]).toMatchObject({ version: 7, chapter_markers: [] });
    expect(updates()[1]).not.toHaveProperty('name');
  });

  it('says that the user may not see the episode any more', async () => {
    await open({ 'episodes.get': () => failure(403, 'You may not change this show.') });
    expect(await screen.findByText(/You may not change this show\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  });

  it('says that the episode could not be loaded, and retries', async () => {
    let isBroken = true;
    await open({ 'episodes.get': () => (isBroken ? failure(503, 'Try later.') : stored) });
    await screen.findByText(/Try later\./);
    isBroken = false;
    await userEvent.click(button('Retry'));
    expect(await screen.findByRole('region', { name: 'Current' })).toBeDefined();
  });

  it('says that the episode is no longer live', async () => {
    await open({ 'episodes.get': () => ({ ...stored, status: 'unpublished', unpublished: true }) });
    expect(await screen.findByText(/^This episode is no longer published or scheduled\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  });

  it('is not offered for a draft', async () => {
    openEpisodes({ rows: [makeSummary({ name: 'Tides', status: 'draft', draft: true, published: null })] });
    expect(await menuOf('Tides')).not.toContain('Replace audio…');
  });
});
