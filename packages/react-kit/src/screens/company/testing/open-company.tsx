import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Company, CompanyStation } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeCall, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeStation } from '../../../testing/make-station.ts';
import { stores } from '../../../testing/stores.ts';
import { CompanyScreen } from '../company-screen.tsx';

export interface CompanyScene {
  stations?: CompanyStation[];
  company?: Partial<Company>;
  answers?: FakeResponses;
}

/** Renders the screen for a company admin at WXYZ, with a station that stores the changes. */
export function openCompany({ stations = [makeStation()], company = {}, answers = {} }: CompanyScene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // happy-dom has no layout: with a size, the table renders the rows in view, in columns.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(36);
  let current = stations;
  let stored: Company = {
    name: 'Lake Radio Network',
    station_quota_bytes: null,
    has_demo: false,
    version: 1,
    ...company,
  };
  const change = (call: FakeCall, changes: Partial<CompanyStation>) => {
    const id = Number(call.params['id']);
    current = current.map((station) =>
      station.id === id ? { ...station, ...changes, version: station.version + 1 } : station,
    );
    return current.find((station) => station.id === id);
  };
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true }),
    'stations.list': () => ({
      meta: { limit: 0, offset: 0, total_count: current.length, next: null, previous: null },
      objects: current,
    }),
    'stations.get': ({ params }) => current.find(({ id }) => id === Number(params['id'])),
    'stations.company': () => stored,
    'stations.updateCompany': ({ body }) =>
      (stored = { ...stored, ...Object(body), version: stored.version + 1 }),
    'stations.create': ({ body }) => {
      const made = makeStation({ ...Object(body), id: 90 });
      current = [...current, made];
      return made;
    },
    'stations.update': (call) => change(call, Object(call.body)),
    'stations.archive': (call) => change(call, { state: 'archived', archived_at: 1_780_000_000 }),
    'stations.restore': (call) => change(call, { state: 'active', archived_at: null }),
    'stations.delete': (call) => change(call, { state: 'deleting' }),
    'stations.removeDemo': () => (stored = { ...stored, has_demo: false }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const navigate = vi.fn<(to: string, options?: { replace?: boolean }) => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={{ navigate }}>
      <CompanyScreen />
    </PostKitProvider>,
  );
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return {
    navigate,
    requestsTo,
    bodiesOf: (operation: string) => requestsTo(operation).map(({ body }) => body),
  };
}

export const press = async (name: string | RegExp, root?: HTMLElement) =>
  userEvent.click(await (root ? within(root) : screen).findByRole('button', { name }));

/** Titles of the rendered rows. */
export const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.pk-company-title')?.textContent);

export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ details, type }) => ({ details, type }));
