import type { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import type { Host } from '../../../host/host.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { SetupScreen, type SetupScreenProps } from '../setup-screen.tsx';

export const feed = (overrides: Partial<Connection> = {}) =>
  makeDestination({
    type: 'rss',
    title: 'Main feed',
    rss_url: 'https://post.example.org/wxyz/rss/1.xml',
    ...overrides,
  });

/** The settings of an admin whose station may publish everywhere. */
export const adminSettings = (features: object = { enable_youtube: true, allow_megaphone: true }) =>
  makeSettings({ company_admin: true, features: JSON.stringify(features) });

/** In its wire form. */
const wire = (destination: Connection) => ({
  ...destination,
  historical_items: JSON.stringify(destination.historical_items),
});

export interface Scene {
  destinations?: Connection[];
  answers?: FakeResponses;
  props?: SetupScreenProps;
  /** Holds what an earlier screen loaded. */
  queryClient?: QueryClient;
}

/** Renders the screen for an admin of a station with two shows. */
export function openSetup({ destinations = [feed()], answers = {}, props = {}, queryClient }: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const held = [...destinations];
  const station = fakeStation({
    'settings.get': () => adminSettings(),
    'shows.list': () => [
      { ...makeShow({ id: 4, title: 'Morning Drive' }), prefix_list: '[]' },
      { ...makeShow({ id: 7, title: 'Evening' }), prefix_list: '[]' },
    ],
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: held.length, next: null, previous: null },
      objects: held.map(wire),
    }),
    'connections.create': ({ body }) => wire(makeDestination({ id: 50, ...Object(body) })),
    'connections.update': ({ body, params }) => {
      const at = held.findIndex(({ id }) => id === Number(params.id));
      const before = held[at] ?? feed();
      held[at] = {
        ...before,
        ...Object(body),
        historical_items: before.historical_items,
        rss_subtype: before.rss_subtype,
      };
      return wire(held[at] ?? before);
    },
    'connections.delete': ({ params }) => {
      held.splice(
        held.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return {};
    },
    'feeds.check': () => ({ title: 'Main feed', items: 1, directories: [], findings: [] }),
    'deliveries.latest': () => ({ deliveries: [] }),
    'embeds.list': () => ({ enabled: true, current_version: '4-1f0c9a3e', embeds: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = {
    navigate: vi.fn<(to: string, options?: object) => void>(),
    setTitle: vi.fn<(title: string) => void>(),
    openWindow: vi.fn<Host['openWindow']>(() => ({ isClosed: () => false, release: () => {} })),
    copyText: vi.fn<(text: string) => Promise<void>>(async () => {}),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host} queryClient={queryClient}>
      <SetupScreen {...props} />
    </PostKitProvider>,
  );
  const asked = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...host, asked };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

export async function choose(integration: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: integration }));
}

/** Types into fields, found by name. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), value);
  }
}
