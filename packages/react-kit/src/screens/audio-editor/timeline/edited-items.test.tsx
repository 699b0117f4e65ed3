import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, type FakeResponses } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { withResolvers } from '../../../testing/with-resolvers.ts';
import { airedIn, more, openEditor } from '../testing/open-editor.tsx';

/** 7 minutes and 12 seconds. */
const concert = makeEvent({ id: 1_795_521_600_000, duration: 432 }, { title: 'Concert' });
const news = makeEvent({ id: 1_795_525_200_000, duration: 30 }, { title: 'City news' });
const talk = makeEvent({ id: 1_795_528_800_000, duration: 45 }, { title: 'Shop talk' });
const copy = makeEvent(
  { id: 1_795_530_000_000, duration: 0, processing: true },
  { title: 'Concert', type_name: 'SINGLE_USE' },
);
const progress = { failed: 0, progress: 50, err_msg: '', location: null, upload: null };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
const second = async () => act(async () => vi.advanceTimersByTimeAsync(1000));
const track = () => within(screen.getByRole('listbox', { name: 'Items of the timeline' }));
const option = (name: RegExp) => track().getByRole('option', { name });
const merge = () =>
  document.querySelector('.pk-timeline-merge .pk-button-content:not([data-hidden])')?.textContent;

/** Opens the editor with events on the timeline; `isMade` says whether copies of them are ready. */
async function openWith(names: readonly string[], answers: FakeResponses = {}) {
  const state = { isMade: false };
  const editor = openEditor({
    answers: {
      'audioEvents.list': ({ query }) => {
        const objects = query['cart__type_name'] === 'UPLOAD' ? [] : airedIn([concert, news, talk], query);
        return { meta: { limit: 0, offset: 0, total_count: 3, next: null, previous: null }, objects };
      },
      'audioEvents.clone': () => copy,
      'audioEvents.merge': () => ({ location: copy.resource_uri, id: copy.id }),
      'audioEvents.get': () => copy,
      'audioEvents.peaks': () => failure(404, 'None.'),
      'episodes.cache': () => failure(503, 'Busy.'),
      'uploads.progress': () => ({
        ...progress,
        success: state.isMade ? 1 : 0,
        duration: state.isMade ? 441.9 : 0,
      }),
      ...answers,
    },
  });
  for (const name of names)
    await editor.user.click(await screen.findByRole('button', { name: `Add ${name}` }));
  const sent = (operation: string) => editor.calls.filter((call) => call.operation === operation);
  return { ...editor, state, sent };
}

type Editor = Awaited<ReturnType<typeof openWith>>;

async function trim({ user }: Editor): Promise<void> {
  act(() => option(/Concert/).focus());
  await user.keyboard('[BracketLeft]{Enter}');
}

async function extend({ user }: Editor): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Edit Concert' }));
  const drawer = screen.getByRole('region', { name: 'Waveform of Concert' });
  await user.click(within(drawer).getByRole('button', { name: /Rewind$/ }));
  await user.click(await screen.findByRole('option', { name: '9.9 s' }));
}

const actions = {
  Finish: async ({ user }: Editor) => user.click(screen.getByRole('button', { name: 'Finish' })),
  Download: async ({ user }: Editor) => {
    await more(user, 'Download');
    await user.click(screen.getByRole('button', { name: 'MP3' }));
  },
  Merge: async ({ user }: Editor) => more(user, 'Merge'),
} as const;

describe('an edited item', () => {
  it('EDITOR-058 is dirty from the edit until the station has responded, and no other item is', async () => {
    const { promise: response, resolve } = withResolvers<typeof copy>();
    const editor = await openWith(['Concert', 'City news'], { 'audioEvents.clone': () => response });
    const busy = () =>
      track()
        .getAllByRole('option')
        .map((one) => one.dataset['busy'] ?? 'no');
    expect(busy()).toEqual(['no', 'no']);
    await trim(editor);
    expect(busy()).toEqual(['true', 'no']);
    await act(async () => resolve({ ...copy, duration: 422, processing: false }));
    await vi.waitFor(() => expect(busy()).toEqual(['no', 'no']));
  });

  it('EDITOR-059 EDITOR-061 is asked for at encodeprogress once a second, and no more once its copy is ready', async () => {
    const editor = await openWith(['Concert']);
    await extend(editor);
    const asked = () => editor.sent('uploads.progress').length;
    await second();
    const first = asked();
    for (let passed = 1; passed <= 3; passed += 1) {
      await second();
      expect(asked()).toBe(first + passed);
    }
    expect(editor.sent('uploads.progress')[0]?.params).toEqual({ key: `wxyz-${copy.id}` });
    editor.state.isMade = true;
    await second();
    const last = asked();
    for (let passed = 0; passed < 3; passed += 1) await second();
    expect(asked()).toBe(last);
    expect(track().getByRole('option').textContent).toContain('07:22');
  });

  it.each([
    ['EDITOR-063', 'Finish'],
    ['EDITOR-064', 'Download'],
    ['EDITOR-065', 'Merge'],
  ] as const)('%s delays %s while it is dirty, before the station has a copy', async (_id, name) => {
    const { promise: response, resolve } = withResolvers<typeof copy>();
    const editor = await openWith(['Concert'], { 'audioEvents.clone': () => response });
    await trim(editor);
    await actions[name](editor);
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    for (let passed = 0; passed < 3; passed += 1) await second();
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    expect(editor.sent('episodes.cache')).toEqual([]);
    await act(async () => resolve({ ...copy, duration: 422, processing: false }));
    await second();
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Processing' })).toBeNull());
  });

  it.each(['Finish', 'Download', 'Merge'] as const)(
    'EDITOR-066 %s waits behind a dialog “Processing” without a way to close it, and looks every second',
    async (name) => {
      const editor = await openWith(['Concert']);
      await extend(editor);
      await second();
      await actions[name](editor);
      const dialog = screen.getByRole('dialog', { name: 'Processing' });
      await editor.user.keyboard('{Escape}');
      expect(screen.getByRole('dialog', { name: 'Processing' })).toBe(dialog);
      expect(within(dialog).queryAllByRole('button')).toEqual([]);
      const before = editor.sent('uploads.progress').length;
      await second();
      await second();
      expect(editor.sent('uploads.progress')).toHaveLength(before + 2);
      editor.state.isMade = true;
      await second();
      expect(screen.queryByRole('dialog', { name: 'Processing' })).toBeNull();
    },
  );
});

describe('the countdown of a merge', () => {
  it('EDITOR-054 EDITOR-055 EDITOR-056 starts at the minutes of all items, rounded up, and ends with one event of all', async () => {
    const { promise: response, resolve } = withResolvers<{ location: string; id: number }>();
    const editor = await openWith(['Concert', 'City news', 'Shop talk'], {
      'audioEvents.merge': () => response,
    });
    await more(editor.user, 'Merge');
    expect(merge()).toBe('Calculating...');
    for (let left = 9; left > 0; left -= 1) {
      await second();
      expect(merge()).toBe(`Merging in ${left} seconds`);
    }
    expect(editor.sent('audioEvents.merge')).toEqual([]);
    await second();
    expect(merge()).toBe('Merging...');
    expect(editor.sent('audioEvents.merge').map(({ body }) => body)).toEqual([
      { events: [concert.id, news.id, talk.id] },
    ]);
    await act(async () => resolve({ location: copy.resource_uri, id: copy.id }));
    await vi.waitFor(() => expect(track().getAllByRole('option')).toHaveLength(1));
    expect(editor.items()).toEqual(['Concert']);
  });
});

describe('a merged event', () => {
  it('EDITOR-057 is read after the ids of all items were sent', async () => {
    const { user, calls } = await openWith(['City news', 'Shop talk']);
    await more(user, 'Merge');
    for (let passed = 0; passed < 7; passed += 1) await second();
    await vi.waitFor(() => expect(track().getAllByRole('option')).toHaveLength(1));
    const sent = calls.filter(({ operation }) => /^audioEvents.(merge|get)$/.test(operation));
    expect(sent).toMatchObject([
      { operation: 'audioEvents.merge', body: { events: [news.id, talk.id] } },
      { operation: 'audioEvents.get', params: { id: String(copy.id) } },
    ]);
  });

  it('EDITOR-059 EDITOR-060 is marked until the station has made it, and has its length then', async () => {
    const { user, state } = await openWith(['City news', 'Shop talk']);
    await more(user, 'Merge');
    for (let passed = 0; passed < 7; passed += 1) await second();
    await vi.waitFor(() => expect(track().getAllByRole('option')).toHaveLength(1));
    expect(track().getByRole('option').textContent).toContain('Processing');
    state.isMade = true;
    await second();
    await second();
    expect(track().getByRole('option').textContent).toContain('07:22');
    expect(track().getByRole('option').textContent).not.toContain('Processing');
  });
});

describe('the order of the timeline', () => {
  it('EDITOR-040 is changed by Alt and arrow keys in both directions, for one item and for several', async () => {
    const editor = await openWith(['Concert', 'City news', 'Shop talk']);
    const { user, items } = editor;
    act(() => option(/Concert/).focus());
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(items()).toEqual(['City news', 'Concert', 'Shop talk']);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(items()).toEqual(['City news', 'Shop talk', 'Concert']);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(items()).toEqual(['City news', 'Shop talk', 'Concert']);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{Alt>}{ArrowLeft}{/Alt}');
    expect(items()).toEqual(['Shop talk', 'Concert', 'City news']);
  });
});

describe('the waveform drawer', () => {
  it('EDITOR-073 EDITOR-074 offers six steps to Rewind and to Forward', async () => {
    const { user, sent } = await openWith(['Concert']);
    await user.click(screen.getByRole('button', { name: 'Edit Concert' }));
    const drawer = () => within(screen.getByRole('region', { name: 'Waveform of Concert' }));
    for (const name of [/Rewind$/, /Forward$/]) {
      await user.click(drawer().getByRole('button', { name }));
      const steps = await screen.findAllByRole('option', { name: / s$/ });
      expect(steps.map(({ textContent }) => textContent)).toEqual([
        '5.0 s',
        '9.9 s',
        '14.9 s',
        '19.9 s',
        '24.8 s',
        '29.8 s',
      ]);
      await user.keyboard('{Escape}');
    }
    await user.click(drawer().getByRole('button', { name: /Forward$/ }));
    await user.click(await screen.findByRole('option', { name: '24.8 s' }));
    expect(sent('audioEvents.clone').map(({ query }) => query)).toMatchObject([
      { pre_segments: '0', post_segments: '5' },
    ]);
  });
});
