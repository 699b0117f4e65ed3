import { createClient } from '@postkit/sdk';
import type { User } from '@postkit/sdk/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { makeSettings } from '../../../../testing/make-settings.ts';
import type { HostStorage } from '../../../../host/host.ts';
import { useMessages } from '../../../../host/messages.store.ts';
import { PostKitProvider } from '../../../../host/postkit-provider.tsx';
import { type FakeAnswers, fakeStation } from '../../../../testing/fake-station.ts';
import { makeUser } from '../../../../testing/make-user.ts';
import { UsersScreen } from '../users-screen.tsx';

beforeEach(() => {
  useMessages.setState({ messages: [] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Nothing is laid out here: a size lets the table draw what would be in view, in columns.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const entry = { showEditor: true, podcastOnly: false, browserOnly: false, default_image: '' };

/** Ada, who administers WXYZ and Kay ABC and only works at the third. */
const adminSettings = () =>
  makeSettings({
    station_list: [
      { ...entry, station: 'wxyz', title: 'WXYZ', admin: true },
      { ...entry, station: 'kabc', title: 'Kay ABC', admin: true },
      { ...entry, station: 'kqed', title: 'KQED', admin: false },
    ],
  });

export function memory(values: Record<string, string> = {}): HostStorage {
  const kept = new Map(Object.entries(values));
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) };
}

export interface Scene {
  users?: User[];
  answers?: FakeAnswers;
  storage?: HostStorage;
}

/** Draws the screen before a station that keeps what it is sent to save. */
export function openUsers({ users = [makeUser()], answers = {}, storage = memory() }: Scene = {}) {
  let stored = users;
  const keep = (saved: User) => {
    stored = [...stored.filter(({ id }) => id !== saved.id), saved];
    return saved;
  };
  const station = fakeStation({
    'settings.get': adminSettings,
    'users.list': () => stored,
    'users.create': ({ body }) => keep(makeUser({ ...Object(body), id: 90, username: 'made', disabled: 0 })),
    'users.save': ({ body }) => keep(makeUser({ disabled: 0, ...Object(body), id: Object(body).id ?? 91, user_stations: [] })),
    'live.stream': () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = {
    storage,
    setTitle: vi.fn<(title: string) => void>(),
    copyText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(),
  };
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch: station.fetch, retries: 0, logLevel: 'off' });
  render(
    <PostKitProvider client={client} host={host}>
      <UsersScreen />
    </PostKitProvider>,
  );
  const sent = (operation: string) => station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { ...station, host, sent, store: (next: User[]) => void (stored = next) };
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const messages = () => useMessages.getState().messages.map(({ name, details, type }) => ({ name, details, type }));
