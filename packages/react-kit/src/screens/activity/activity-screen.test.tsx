import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { AuditEntry } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { ActivityScreen } from './activity-screen.tsx';

const at = Date.parse('2026-11-24T11:00Z') / 1000;
const make = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 9,
  at,
  actor: { kind: 'user', user_id: 7, name: 'Ina Berg', key: '' },
  action: 'changed',
  operation: 'episodes.update',
  thing: { kind: 'episode', id: '101', name: 'Low water' },
  changes: [
    { field: 'name', old: 'High water', new: 'Low water', secret: false },
    { field: 'image', old: null, new: '/wxyz/images/a.jpg', secret: false },
    { field: 'token', old: null, new: null, secret: true },
    { field: 'timeline', old: null, new: null, secret: false },
  ],
  network: '192.0.2.7',
  agent: 'Firefox',
  ...overrides,
});

const user = userEvent.setup();

function open(entries: AuditEntry[], answers: FakeResponses = {}, query?: string) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'users.list': () => [],
    'audit.list': () => ({ entries, next: null, kept_days: 400 }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const onQueryChange = vi.fn<(query: string) => void>();
  render(
    <PostKitProvider stores={stores} client={client}>
      <ActivityScreen {...(query === undefined ? {} : { query, onQueryChange })} />
    </PostKitProvider>,
  );
  return {
    onQueryChange,
    last: (operation: string) => station.calls.findLast((call) => call.operation === operation),
  };
}

const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ details }) => details);

beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

describe('ActivityScreen', () => {
  it('lists who did what to which thing, and shows the values of an entry', async () => {
    open([
      make(),
      make({
        id: 8,
        actor: { kind: 'api_key', user_id: 7, name: 'Ina Berg', key: 'Archive' },
        action: 'deleted',
        changes: [],
      }),
    ]);
    const [row] = await screen.findAllByRole('rowheader', { name: /Low water/ });
    expect(row?.closest('tr')?.textContent).toContain('name, image, token +1');
    expect(screen.getByText('API key “Archive”')).toBeTruthy();
    expect(screen.getByText(/keeps them for 400 days/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Details: Changed, Low water' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('192.0.2.7')).toBeTruthy();
    expect(drawer.getByText('High water')).toBeTruthy();
    expect(drawer.getByText('Changed. The value is secret.')).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/wxyz/episodes?search=101');
    await user.click(drawer.getByRole('button', { name: 'All activity of this thing' }));
    expect(await screen.findByRole('button', { name: 'Show all things' })).toBeTruthy();
  });

  it('names the owner of a podcast, who has no account, once', async () => {
    const actor = { kind: 'podcast_owner', user_id: null, name: 'Owner of the podcast', key: '' } as const;
    open([make({ actor, thing: { kind: 'rss_import', id: '3', name: 'Tide Tables' } })]);
    expect(await screen.findAllByText('Owner of the podcast')).toHaveLength(1);
  });

  it('offers no link to a deleted thing', async () => {
    open([make({ action: 'deleted' })]);
    await user.click(await screen.findByRole('button', { name: 'Details: Deleted, Low water' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.queryByRole('link', { name: 'Open' })).toBeNull();
  });

  it('sends the filters of its address in the time zone of the station, and changes the address', async () => {
    const { last, onQueryChange } = open(
      [make()],
      {},
      'kind=episode&thing=101&from=2026-11-23&to=2026-11-24&action=changed',
    );
    await screen.findByRole('rowheader', { name: /Low water/ });
    const zone = 'America/New_York';
    expect(new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short' }).format(at * 1000)).toBe(
      '6:00 AM',
    );
    expect(last('audit.list')?.query).toMatchObject({
      kind: 'episode',
      thing: '101',
      action: 'changed',
      from: String(Date.parse('2026-11-23T05:00Z') / 1000),
      until: String(Date.parse('2026-11-25T05:00Z') / 1000),
    });
    await user.click(screen.getByRole('button', { name: 'Show all things' }));
    expect(onQueryChange.mock.lastCall?.[0]).toBe(
      'kind=episode&action=changed&from=2026-11-23&to=2026-11-24',
    );
  });

  it('loads more entries, and offers a retry where that fails', async () => {
    let isFailing = true;
    const { last } = open([], {
      'audit.list': ({ query }) => {
        if (query['before'] === undefined) return { entries: [make()], next: 9, kept_days: 400 };
        return isFailing
          ? failure(500, 'No.')
          : {
              entries: [make({ id: 3, thing: { kind: 'show', id: '4', name: 'Harbour' } })],
              next: null,
              kept_days: 400,
            };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Unable to fetch more activity from the server')).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: /Harbour/ })).toBeTruthy();
    expect(last('audit.list')?.query).toMatchObject({ before: '9', limit: '50' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that there is no activity, or none that matches', async () => {
    open([]);
    expect(await screen.findByText('No activity yet')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'ferry');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No activity yet')).toBeTruthy();
  });

  it('reports a failure with a retry', async () => {
    let isFailing = true;
    open([], {
      'audit.list': () =>
        isFailing ? failure(500, 'No.') : { entries: [make()], next: null, kept_days: 400 },
    });
    expect(await screen.findByText('Unable to fetch the activity from the server')).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: /Low water/ })).toBeTruthy();
  });

  it('saves an export, and reports one that fails', async () => {
    let isFailing = true;
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL ??= () => 'blob:activity';
    URL.revokeObjectURL ??= () => {};
    const { last } = open([make()], {
      'audit.export': () => (isFailing ? failure(500, 'No.') : new Response('Time\r\n')),
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'JSON lines' }));
    await waitFor(() => expect(messages()).toEqual(['Unable to export the activity. 500: No.']));
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV for spreadsheets' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(last('audit.export')?.params).toMatchObject({ format: 'csv' });
    save.mockRestore();
  });

  it('is for admins', async () => {
    open([], { 'settings.get': () => makeSettings() });
    expect(await screen.findByText('Only admins can open Activity')).toBeTruthy();
  });
});
