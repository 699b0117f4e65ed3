import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import type { Host, LeaveQuestion } from '../../../host/host.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { stores } from '../../../testing/stores.ts';
import { AudioEditorScreen, type AudioEditorScreenProps } from '../audio-editor-screen.tsx';

const meta = { limit: 0, offset: 0, next: null, previous: null };
const listOf = <Entity,>(objects: readonly Entity[]) => ({
  meta: { ...meta, total_count: objects.length },
  objects,
});

export const song = makeEvent(
  { id: 1_795_521_600_000, duration: 180 },
  { title: 'Blue Train', artist: 'John Coltrane', category: 'Music' },
);
export const news = makeEvent(
  { id: 1_795_525_200_000, transcript: 'The mayor spoke.' },
  { title: 'City news' },
);
export const upload = makeEvent(
  { id: 1_795_528_800_000 },
  { title: 'Interview', type_name: 'UPLOAD', category: 'Talk' },
);

/** Moves the events into the day that a query asks for, one per hour. */
export function airedIn(events: readonly AudioEvent[], query: Record<string, string>): AudioEvent[] {
  return events.map((event, index) => ({
    ...event,
    started_at: Number(query['id__gte']) / 1000 + index * 3600,
  }));
}

interface Scene {
  props?: AudioEditorScreenProps;
  answers?: FakeResponses;
  settings?: Parameters<typeof makeSettings>[0];
  /** Initial content of the host's storage. */
  stored?: Map<string, string>;
}

/** Presses a button of the timeline's panel of further actions. */
export async function more(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('button', { name }));
}

/** Mounts the editor with a station of two logged events and one upload, and a user to act on it. */
export function openEditor({
  props = { showId: 4 },
  answers = {},
  settings = {},
  stored = new Map(),
}: Scene = {}) {
  // happy-dom has no layout: every element gets the size of a window.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(console, 'error').mockReturnValue();
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York', ...settings }),
    'shows.list': () => [
      { ...makeShow({ id: 4, title: 'Morning Drive' }), prefix_list: '[]' },
      { ...makeShow({ id: 5, title: 'Night Shift', description: 'Late talk.' }), prefix_list: '[]' },
    ],
    'drafts.lookup': () => ({ draft: null, retired: null }),
    'categories.list': () => listOf([]),
    'connections.list': () => listOf([]),
    'tags.list': () => listOf([{ id: 1, name: 'news', resource_uri: '/wxyz/api/v1/playlistcategory/1/' }]),
    'audioEvents.list': ({ query }) =>
      listOf(query['cart__type_name'] === 'UPLOAD' ? [upload] : airedIn([song, news], query)),
    'logger.gaps': () => ({ gaps: [] }),
    'logger.silences': () => ({ silences: [] }),
    'logger.fallbacks': () => ({ fallbacks: [] }),
    'logger.repeats': () => ({ repeats: [], unheard: [] }),
    'logger.peaks': ({ query }) => ({
      start: Number(query['start']),
      end: Number(query['end']),
      min: [-9],
      max: [9],
    }),
    ...answers,
  });
  const questions = new Map<LeaveQuestion, (() => void) | undefined>();
  const host = {
    navigate: vi.fn<Host['navigate']>(),
    setTitle: vi.fn<Host['setTitle']>(),
    storage: {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
    },
    leave: vi.fn<Host['leave']>(),
    askBeforeLeaving: (question: LeaveQuestion, onLeave?: () => void) => {
      questions.set(question, onLeave);
      return () => void questions.delete(question);
    },
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  useMessages.in(stores).setState({ messages: [] });
  const element = (shown: AudioEditorScreenProps) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      <AudioEditorScreen {...shown} />
    </PostKitProvider>
  );
  const view = render(element(props));
  return {
    ...view,
    /** Shows another episode in the same screen, as its route does. */
    goTo: (shown: AudioEditorScreenProps) => view.rerender(element(shown)),
    host,
    stored,
    calls: station.calls,
    user: userEvent.setup(),
    /** The confirmation that leaving would show now; null for none. */
    leaveQuestion: () =>
      [...questions.keys()].map((question) => question(null)).find((text) => text !== null) ?? null,
    /** Leaves as the host does after the user confirms. */
    confirmLeave: () => {
      for (const onLeave of questions.values()) onLeave?.();
      view.unmount();
    },
    messages: () => useMessages.in(stores).getState().messages,
    items: () =>
      screen.queryAllByRole('option').map((option) => option.querySelector('.pk-block-name')?.textContent),
  };
}
