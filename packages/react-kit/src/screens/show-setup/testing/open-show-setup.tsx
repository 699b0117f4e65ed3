import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { LiveEventName, LiveMessage, Show } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import type { HostStorage, LeaveQuestion } from '../../../host/host.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { ShowSetupScreen, type ShowSetupScreenProps } from '../show-setup-screen.tsx';

/** A complete show in its wire format. */
export function wireShow(overrides: Partial<Show> = {}) {
  const show = makeShow({
    id: 4,
    title: 'Morning Drive',
    description: 'What the harbour woke up to.',
    author: 'Harbour FM',
    email: 'desk@example.org',
    square_image: '/wxyz/images/square.png',
    rectangle_image: '/wxyz/images/wide.png',
    itunes_categories: 'News:Daily News',
    ...overrides,
  });
  return { ...show, prefix_list: '[]' };
}

export function listOf<One>(objects: readonly One[]) {
  return { meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null }, objects };
}

export const wireTag = (id: number, name: string) => ({
  id,
  name,
  resource_uri: `/wxyz/api/v1/playlistcategory/${id}/`,
});

export function memory(values: Record<string, string> = {}): HostStorage & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(values));
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

export interface Scene {
  props?: Partial<ShowSetupScreenProps>;
  answers?: FakeResponses;
  storage?: ReturnType<typeof memory>;
}

/** Renders the wizard with a station whose live events the test emits. The test sets the address with `goTo`. */
export function openShowSetup({ props = {}, answers = {}, storage = memory() }: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [wireShow()],
    'shows.get': () => wireShow(),
    'shows.create': ({ body }) => ({ ...wireShow({ id: 9 }), ...Object(body), social_media_connections: [] }),
    'shows.update': ({ body }) => ({
      ...wireShow(),
      ...Object(body),
      social_media_connections: [],
      version: 2,
    }),
    'connections.list': () => listOf([]),
    'tags.list': () => listOf([wireTag(1, 'Breakfast'), wireTag(2, 'Weather')]),
    'audioEvents.list': () => listOf([]),
    'live.stream': () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    ...answers,
  });
  const questions = new Map<LeaveQuestion, (() => void) | undefined>();
  const navigate = vi.fn<(to: string, options?: object) => void>();
  const host = {
    storage,
    navigate,
    setTitle: vi.fn<(title: string) => void>(),
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
    logLevel: 'off',
  });
  const view = (screenProps: Partial<ShowSetupScreenProps>) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      <ShowSetupScreen showId="new" {...screenProps} />
    </PostKitProvider>
  );
  const { rerender, unmount } = render(view(props));
  let lastId = 0;
  return {
    host,
    storage,
    unmount,
    /** Leaves as the host does after the user confirms. */
    confirmLeave: () => {
      for (const onLeave of questions.values()) onLeave?.();
      unmount();
    },
    /** Rerenders with another address. */
    goTo: (next: Partial<ShowSetupScreenProps>) => rerender(view({ ...props, ...next })),
    requestsTo: (operation: string) => station.calls.filter((call) => call.operation === operation),
    mayLeaveFor: (to: string | null) => [...questions.keys()].every((question) => question(to) === null),
    async emit<Name extends LiveEventName>(name: Name, message: LiveMessage<Name>): Promise<void> {
      await waitFor(() => expect(stream).toBeDefined());
      stream?.enqueue(
        new TextEncoder().encode(`id: ${++lastId}\nevent: ${name}\ndata: ${JSON.stringify(message)}\n\n`),
      );
    },
  };
}

export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type }) => ({ name, details, type }));
export const field = async (name: string | RegExp) => screen.findByRole('textbox', { name });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Fills in the required fields of the first step. */
export async function fillBasicInfo(): Promise<void> {
  await userEvent.type(await field(/^Title/), 'Morning Drive');
  await userEvent.type(await field(/^Description/), 'What the harbour woke up to.');
  await userEvent.type(await field(/^Author/), 'Harbour FM');
  await userEvent.type(await field(/^Primary contact email/), 'desk@example.org');
}
