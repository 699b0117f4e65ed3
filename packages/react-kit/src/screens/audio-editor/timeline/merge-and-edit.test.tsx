import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { withResolvers } from '../../../testing/with-resolvers.ts';
import { more, openEditor, song } from '../testing/open-editor.tsx';

const copy = makeEvent(
  { id: 1_795_530_000_000, duration: 0, processing: true },
  { title: 'Blue Train', type_name: 'SINGLE_USE' },
);
const progress = { failed: 0, progress: 50, err_msg: '', location: null, upload: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
const second = async () => act(async () => vi.advanceTimersByTimeAsync(1000));
const track = () => screen.getByRole('listbox', { name: 'Items of the timeline' });
const merge = () =>
  document.querySelector('.pk-timeline-merge')?.querySelector('.pk-button-content')?.textContent;

/** Opens the editor with a song on the timeline. `isMade` of the response says whether the copy is ready. */
async function openWithSong(answers: FakeResponses = {}) {
  const state = { isMade: false };
  const editor = openEditor({
    answers: {
      'audioEvents.clone': () => copy,
      'audioEvents.merge': () => ({ location: copy.resource_uri, id: copy.id }),
      'audioEvents.get': () => copy,
      'audioEvents.peaks': () => failure(404, 'None.'),
      'uploads.progress': () => ({
        ...progress,
        success: state.isMade ? 1 : 0,
        duration: state.isMade ? 189.938 : 0,
      }),
      ...answers,
    },
  });
  await editor.user.click(await screen.findByRole('button', { name: 'Add Blue Train' }));
  return { ...editor, state };
}

type User = Awaited<ReturnType<typeof openWithSong>>['user'];

async function extend(user: User) {
  await user.click(screen.getByRole('button', { name: 'Edit Blue Train' }));
  const drawer = screen.getByRole('region', { name: 'Waveform of Blue Train' });
  await user.click(within(drawer).getByRole('button', { name: /Rewind$/ }));
  await user.click(await screen.findByRole('option', { name: '9.9 s' }));
}

async function trim(user: User) {
  act(() => within(track()).getByRole('option').focus());
  await user.keyboard('[BracketLeft]{Enter}');
}

async function mergeAll(user: User) {
  await more(user, 'Merge');
  for (let passed = 0; passed < 7; passed += 1) await second();
}

describe('merging', () => {
  it('EDITOR-055 EDITOR-054 shows a countdown, then leaves one merged event', async () => {
    const { user, calls, items } = await openWithSong();
    await more(user, 'Merge');
    expect(merge()).toBe('Calculating...');
    await second();
    expect(merge()).toBe('Merging in 5 seconds');
    await second();
    expect(merge()).toBe('Merging in 4 seconds');
    for (let left = 4; left > 0; left -= 1) await second();
    expect(calls.find((call) => call.operation === 'audioEvents.merge')?.body).toEqual({ events: [song.id] });
    expect(items()).toEqual(['Blue Train']);
    expect(track().textContent).toContain('Processing');
  });

  it('is cancelled by another press', async () => {
    const { user, calls } = await openWithSong();
    await more(user, 'Merge');
    await second();
    await user.click(screen.getByRole('button', { name: /Merging in 5 seconds/ }));
    for (let passed = 0; passed < 8; passed += 1) await second();
    expect(merge()).toBeUndefined();
    expect(calls.some((call) => call.operation === 'audioEvents.merge')).toBe(false);
  });

  it('EDITOR-065 waits after the countdown for trims that were made during it', async () => {
    const part = makeEvent(
      { id: copy.id + 1, duration: 179 },
      { title: 'Blue Train', type_name: 'SINGLE_USE' },
    );
    const { promise: answer, resolve } = withResolvers<typeof part>();
    const { user, calls } = await openWithSong({ 'audioEvents.clone': () => answer });
    await more(user, 'Merge');
    for (let passed = 0; passed < 5; passed += 1) await second();
    act(() => within(track()).getByRole('option').focus());
    await user.keyboard('[BracketLeft]{Enter}');
    for (let passed = 0; passed < 3; passed += 1) await second();
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    expect(calls.some((call) => call.operation === 'audioEvents.merge')).toBe(false);
    resolve(part);
    await vi.waitFor(() =>
      expect(calls.find((call) => call.operation === 'audioEvents.merge')?.body).toEqual({
        events: [part.id],
      }),
    );
  });

  it('keeps items that are added meanwhile', async () => {
    const { promise: answer, resolve } = withResolvers<{ location: string; id: number }>();
    const { user, calls, items } = await openWithSong({ 'audioEvents.merge': () => answer });
    await more(user, 'Merge');
    for (let passed = 0; passed < 6; passed += 1) await second();
    await vi.waitFor(() => expect(calls.some((call) => call.operation === 'audioEvents.merge')).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Add City news' }));
    resolve({ location: copy.resource_uri, id: copy.id });
    await vi.waitFor(() =>
      expect(within(track()).getAllByRole('option')[0]?.textContent).toContain('Processing'),
    );
    expect(items()).toEqual(['Blue Train', 'City news']);
  });

  it('is cancelled when no audio is left to merge', async () => {
    const { user, calls, messages } = await openWithSong();
    await more(user, 'Merge');
    await second();
    await more(user, 'Clear playlist');
    for (let passed = 0; passed < 8; passed += 1) await second();
    expect(merge()).toBeUndefined();
    expect(calls.some((call) => call.operation === 'audioEvents.merge')).toBe(false);
    expect(messages()).toEqual([]);
  });
});

describe('downloading', () => {
  it.each(['MP3', 'AAC'])(
    'EDITOR-072 requests the events as one %s file, and opens it when it is ready',
    async (label) => {
      const format = label.toLowerCase();
      const opened: string[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        opened.push(this.href);
      });
      const state = { isReady: false };
      const { user, calls } = await openWithSong({
        'episodes.cache': () => ({ job_id: 'job-1' }),
        'episodes.cached': () => (state.isReady ? new Response('a') : failure(409, 'Not yet.')),
      });
      await more(user, 'Download');
      expect(calls.some((call) => call.operation === 'episodes.cache')).toBe(false);
      await user.click(
        within(screen.getByRole('dialog', { name: 'Download as' })).getByRole('button', { name: label }),
      );
      await vi.waitFor(() =>
        expect(calls.find((call) => call.operation === 'episodes.cache')?.body).toMatchObject({
          events: [song.resource_uri],
          format,
        }),
      );
      await second();
      await second();
      expect(opened).toEqual([]);
      state.isReady = true;
      await second();
      await second();
      await vi.waitFor(() => expect(opened).toHaveLength(1));
      expect(new URL(opened[0] ?? '').pathname).toBe(`/wxyz/playlistcache/job-1.${format}`);
    },
  );

  it('LIVE-018 opens the file when playlist_download_ready reports it, before the next poll', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const events = new TransformStream<Uint8Array, Uint8Array>();
    const { user, calls } = await openWithSong({
      'live.stream': () =>
        new Response(events.readable, { headers: { 'content-type': 'text/event-stream' } }),
      'episodes.cache': () => ({ job_id: 'job-1' }),
      'episodes.cached': () => failure(409, 'Not yet.'),
    });
    await more(user, 'Download');
    await user.click(screen.getByRole('button', { name: 'MP3' }));
    await expect.poll(() => calls.some((call) => call.operation === 'episodes.cache')).toBe(true);
    expect(click).not.toHaveBeenCalled();
    const message = { job_id: 'job-1', status: 'ready', url: '', error: '' };
    const text = `id: 1\nevent: playlist_download_ready\ndata: ${JSON.stringify(message)}\n\n`;
    await events.writable.getWriter().write(new TextEncoder().encode(text));
    await expect.poll(() => click.mock.contexts.map(String)).toHaveLength(1);
    expect(String(click.mock.contexts[0])).toContain('/wxyz/playlistcache/job-1.mp3');
  });

  it('reports that the file could not be created, also without a live event', async () => {
    const { user, messages } = await openWithSong({
      'episodes.cache': () => ({ job_id: 'job-1' }),
      'episodes.cached': () => failure(422, 'Some of this audio is gone.'),
    });
    await more(user, 'Download');
    await user.click(screen.getByRole('button', { name: 'MP3' }));
    await second();
    await second();
    await vi.waitFor(() => expect(messages()[0]?.details).toContain('Some of this audio is gone.'));
  });
});

describe('editing an item', () => {
  it('EDITOR-059 EDITOR-060 marks the item until the copy is ready, then shows the new length', async () => {
    const { user, calls, state } = await openWithSong();
    await extend(user);
    expect(calls.find((call) => call.operation === 'audioEvents.clone')?.query).toEqual({
      start: '0',
      end: '999999',
      pre_segments: '2',
      post_segments: '0',
    });
    await second();
    expect(track().textContent).toContain('Processing');
    expect(calls.find((call) => call.operation === 'uploads.progress')?.params).toEqual({
      key: `wxyz-${copy.id}`,
    });
    state.isMade = true;
    await second();
    expect(track().textContent).toContain('03:10');
    expect(track().textContent).not.toContain('Processing');
  });

  it('EDITOR-063 EDITOR-066 delays Finish behind a dialog that the user cannot close', async () => {
    const { user, state } = await openWithSong();
    await extend(user);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const dialog = screen.getByRole('dialog', { name: 'Processing' });
    await user.keyboard('{Escape}');
    expect(within(dialog).queryByRole('button')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBe(dialog);
    state.isMade = true;
    await second();
    expect(screen.queryByRole('dialog', { name: 'Processing' })).toBeNull();
  });

  it('EDITOR-064 delays Download until the copy is ready', async () => {
    const { user, calls, state } = await openWithSong({ 'episodes.cache': () => failure(503, 'Busy.') });
    await extend(user);
    await more(user, 'Download');
    await user.click(screen.getByRole('button', { name: 'AAC' }));
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    expect(calls.some((call) => call.operation === 'episodes.cache')).toBe(false);
    state.isMade = true;
    await second();
    expect(screen.queryByRole('dialog', { name: 'Processing' })).toBeNull();
    expect(calls.find((call) => call.operation === 'episodes.cache')?.body).toMatchObject({
      events: [copy.resource_uri],
    });
  });

  it('EDITOR-065 delays Merge until the copy is ready', async () => {
    const { user, state } = await openWithSong();
    await extend(user);
    await more(user, 'Merge');
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    expect(merge()).toBe('Calculating...');
    state.isMade = true;
    await second();
    await second();
    expect(screen.queryByRole('dialog', { name: 'Processing' })).toBeNull();
    expect(merge()).toMatch(/^Merging in \d seconds$/);
  });

  it('drops the waiting action when the station fails to create the copy', async () => {
    const { user, calls, state, messages } = await openWithSong({
      'uploads.progress': () => ({
        ...progress,
        success: 0,
        failed: state.isMade ? 1 : 0,
        err_msg: 'The disk is full.',
        duration: 0,
      }),
    });
    await extend(user);
    await more(user, 'Merge');
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    state.isMade = true;
    await second();
    expect(screen.queryByRole('dialog', { name: 'Processing' })).toBeNull();
    expect(messages()).toHaveLength(1);
    for (let passed = 0; passed < 8; passed += 1) await second();
    expect(merge()).toBeUndefined();
    expect(calls.some((call) => call.operation === 'audioEvents.merge')).toBe(false);
  });
});

describe('a change that the station refuses', () => {
  it.each([
    ['an extension', extend, 'audioEvents.clone', 'Could not edit the audio'],
    ['a trim', trim, 'audioEvents.clone', 'Could not edit the audio'],
    ['a merge', mergeAll, 'audioEvents.merge', 'Could not merge events'],
  ] as const)(
    'EDITOR-078 EDITOR-079 reports and logs %s, and keeps the item unchanged',
    async (_name, change, operation, text) => {
      const { user, items, messages } = await openWithSong({
        [operation]: () => failure(410, 'The audio is gone.'),
      });
      await change(user);
      await vi.waitFor(
        () =>
          expect(messages()).toMatchObject([{ details: `Server Error: ${text}: 410: The audio is gone.` }]),
        10_000,
      );
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        `[postkit] ${text}.`,
        expect.objectContaining({ status: 410 }),
      );
      expect(items()).toEqual(['Blue Train']);
      expect(merge()).toBeUndefined();
      expect(track().textContent).toContain('03:00');
      expect(track().textContent).not.toContain('Processing');
    },
  );
});
