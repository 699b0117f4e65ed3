import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Programme, ProgrammeAiring, ProgrammeSource } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { ProgrammesScreen, type ProgrammesScreenProps } from '../programmes-screen.tsx';

export interface Scene {
  programmes?: readonly Programme[];
  airings?: readonly ProgrammeAiring[];
  sources?: readonly ProgrammeSource[];
  answers?: FakeResponses;
  props?: ProgrammesScreenProps;
  /** Pixels of each element; 1200 if absent. */
  width?: number;
}

/** Opens the screen at a station in UTC, for an admin. */
export function openProgrammes(scene: Scene) {
  const { programmes = [], airings = [], sources = [], answers = {}, props = {}, width = 1200 } = scene;
  // happy-dom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [], timezone: 'UTC' }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'programmes.list': () => ({ programmes }),
    'programmes.airings': () => ({ airings }),
    'programmes.sources': () => ({ sources }),
    'shows.list': () => [{ ...makeShow({ id: 4, title: 'Midday' }), prefix_list: '[]' }],
    ...answers,
  });
  const copyText = vi.fn<(text: string) => Promise<void>>(async () => {});
  const host = { copyText };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <ProgrammesScreen {...props} />
    </PostKitProvider>,
  );
  const requests = (operation: string) => station.calls.filter((call) => call.operation === operation);
  const last = (operation: string) => requests(operation).at(-1);
  return { user: userEvent.setup(), copyText, requests, last };
}
