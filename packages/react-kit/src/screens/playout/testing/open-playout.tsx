import { render } from '@testing-library/react';
import { createClient, type PlayoutInput, type PlayoutInputs } from '@postkit/sdk';
import type { PlayoutElement, PlayoutSystem } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { PlayoutScreen } from '../playout-screen.tsx';

const started_at_ms = Date.parse('2026-11-24T11:00:00Z');

const systems: PlayoutSystem[] = [
  { id: 'enco', name: 'ENCO DAD', transports: ['udp'], is_seen: false },
  { id: 'zetta', name: 'RCS Zetta', transports: ['tcp-server', 'http-in'], is_seen: true },
];

export const makeElement = (overrides: Partial<PlayoutElement> = {}): PlayoutElement => ({
  fate: 'logged',
  reason: '',
  kind: 'start',
  started_at_ms,
  ended_at_ms: null,
  planned_ms: 213_400,
  played_ms: null,
  title: 'Glasshouse',
  artist: 'Imogen Tallow',
  album: '',
  cart: '0412',
  playback_id: '',
  category: 'A1',
  type: 'song',
  isrc: '',
  label: '',
  channel: '',
  fields: {},
  ...overrides,
});

export const makeInput = (overrides: Partial<PlayoutInput> = {}): PlayoutInput => ({
  id: 3,
  name: 'Studio 1',
  active: true,
  system: 'zetta',
  form: null,
  transport: { type: 'http-in' },
  options: {},
  categories: { A1: 'Music' },
  offset_ms: 0,
  auto_offset: false,
  silent_after_minutes: 20,
  state: 'receiving',
  state_reason: '',
  last_message_ms: Date.now() - 5 * 60_000,
  address: 'https://post.example.org/wxyz/playout/in/3/',
  clock: null,
  on_air: makeElement(),
  ...overrides,
});

export const makeInputs = (
  inputs: PlayoutInput[],
  overrides: Partial<PlayoutInputs> = {},
): PlayoutInputs => ({
  inputs,
  settings: { talk_category: 'Talk', shortest_talk_s: 6, shortest_element_s: 2, hold_s: 20 },
  ports: [9001, 9002],
  folders: ['/srv/playout'],
  ...overrides,
});

/** Opens the screen at a station with these inputs. */
export function openPlayout(inputs: PlayoutInput[], answers: FakeResponses = {}, query?: string) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'playout.inputs': () => makeInputs(inputs),
    'playout.systems': () => ({ systems }),
    'playout.journal': () => ({ messages: [] }),
    'categories.list': () => ({ objects: [], meta: { total_count: 0 } }),
    'audioEvents.list': () => ({ objects: [], meta: { total_count: 0 } }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <PlayoutScreen query={query} />
    </PostKitProvider>,
  );
  const requests = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { requests, last: (operation: string) => requests(operation).at(-1) };
}
