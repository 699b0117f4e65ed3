import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { User } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import type { HostStorage } from '../../../host/host.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { stores } from '../../../testing/stores.ts';
import { UsersScreen } from '../users-screen.tsx';

const entry = { showEditor: true, podcastOnly: false, browserOnly: false, default_image: '' };

/** The settings of Ada, who is admin of WXYZ and Kay ABC and a user of KQED. */
const adminSettings = () =>
  makeSettings({
    station_list: [
      { ...entry, station: 'wxyz', title: 'WXYZ', admin: true },
      { ...entry, station: 'kabc', title: 'Kay ABC', admin: true },
      { ...entry, station: 'kqed', title: 'KQED', admin: false },
    ],
  });

export function memory(values: Record<string, string> = {}): HostStorage {
  const entries = new Map(Object.entries(values));
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

export interface Scene {
  users?: User[];
  answers?: FakeResponses;
  storage?: HostStorage;
}

/** Renders the screen with a station that stores saved users. */
export function openUsers({ users = [makeUser()], answers = {}, storage = memory() }: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // happy-dom has no layout: with a size, the table renders the rows in view, in columns.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  let current = users;
  const storeUser = (saved: User) => {
    current = [...current.filter(({ id }) => id !== saved.id), saved];
    return saved;
  };
  const station = fakeStation({
    'settings.get': adminSettings,
    'users.list': () => current,
    'users.create': ({ body }) =>
      storeUser(makeUser({ ...Object(body), id: 90, username: 'made', disabled: 0 })),
    'users.save': ({ body }) =>
      storeUser(makeUser({ disabled: 0, ...Object(body), id: Object(body).id ?? 91, user_stations: [] })),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = {
    storage,
    setTitle: vi.fn<(title: string) => void>(),
    copyText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue(),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <UsersScreen />
    </PostKitProvider>,
  );
  const bodiesOf = (operation: string) =>
    station.calls.filter((call) => call.operation === operation).map(({ body }) => body);
  return { ...station, host, bodiesOf, store: (next: User[]) => void (current = next) };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type }) => ({ name, details, type }));
