import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { ConnectionType, PodcastImport } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { RssImportScreen } from './rss-import-screen.tsx';

const wireShow = (id: number, title: string) => ({ ...makeShow({ id, title }), prefix_list: '[]' });
const destination = (id: number, type: ConnectionType, title: string) => ({
  ...makeDestination({ id, type, title }),
  historical_items: '{}',
});

const one: PodcastImport = {
  id: 5,
  url: 'https://example.com/feed.xml',
  title: 'Tide Tables',
  show_id: 1,
  social_media_connections: [11],
  status: 'done',
  warnings: [],
  owner_email: '',
  owner_until: null,
  total: 4,
  imported: 1,
  skipped: 1,
  failed: 2,
  created_at: Date.UTC(2026, 0, 5, 3, 7) / 1000,
  created_by: 'Ada Lovelace',
};

const item = (id: number, title: string, status: string, note: string) => ({
  id,
  title,
  guid: '',
  published: null,
  status,
  note,
  playlist_id: null,
});

const items = [
  item(1, 'First', 'imported', ''),
  item(2, 'Second', 'failed', 'The address of its audio responded with status 404'),
  item(3, '', 'failed', 'The address of its audio responded with status 404'),
  item(4, 'Fourth', 'skipped', 'It was already imported'),
];

function open(answers: FakeResponses = {}) {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const writer = events.writable.getWriter();
  const station = fakeStation({
    'settings.get': () => makeSettings({ station_name: 'WXYZ', bitrate: 96 }),
    'live.stream': () => new Response(events.readable, { headers: { 'content-type': 'text/event-stream' } }),
    'shows.list': () => [wireShow(1, 'Harbour Talk'), wireShow(2, 'Evening')],
    'connections.list': () => ({
      meta: { limit: 0, offset: 0, total_count: 3, next: null, previous: null },
      objects: [
        destination(11, 'rss', 'Tides'),
        destination(12, 'rss', 'Archive'),
        destination(13, 'webwidget', 'Player'),
      ],
    }),
    'imports.list': () => ({ imports: [] }),
    ...answers,
  });
  const host = { setTitle: vi.fn<(title: string) => void>(), navigate: vi.fn<(to: string) => void>() };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <RssImportScreen />
    </PostKitProvider>,
  );
  async function emit(progress: PodcastImport): Promise<void> {
    await writer.write(
      new TextEncoder().encode(`id: 1\nevent: import_progress\ndata: ${JSON.stringify(progress)}\n\n`),
    );
  }
  return {
    ...station,
    host,
    emit,
    requests: (operation: string) => station.calls.filter((call) => call.operation === operation),
  };
}

const user = userEvent.setup();
const urlField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Source URL/ });
const beginButton = () => screen.getByRole('button', { name: /Begin Import|Reading the feed/ });
const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, type }) => [name, type]);

async function fill(url = 'https://example.com/feed.xml'): Promise<void> {
  await user.type(await urlField(), url);
  await user.type(screen.getByRole('combobox', { name: /Show/ }), 'Harb');
  await user.click(await screen.findByRole('option', { name: 'Harbour Talk' }));
  await user.click(screen.getByRole('button', { name: /Target RSS feeds/ }));
  for (const name of ['Archive', 'Tides']) await user.click(await screen.findByRole('option', { name }));
  await user.keyboard('{Escape}');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('RssImportScreen', () => {
  it('IMPORT-001 IMPORT-004 loads shows and destinations, and shows a form with Begin Import', async () => {
    const { host, requests } = open();
    expect(screen.getByRole('status', { name: 'Loading shows and feeds' })).toBeDefined();
    expect(await screen.findByRole('form', { name: 'Import RSS Feed' })).toBeDefined();
    expect(host.setTitle).toHaveBeenLastCalledWith('Import RSS Feed');
    expect([requests('shows.list').length, requests('connections.list').length]).toEqual([1, 1]);
    expect(screen.getByText('Begin Import')).toBeDefined();
    expect(await screen.findByText('Nothing imported yet')).toBeDefined();
  });

  it('IMPORT-005 IMPORT-007 IMPORT-008 requires an address, a show and a feed, and sends nothing', async () => {
    const { requests } = open();
    await urlField();
    await user.click(beginButton());
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
    expect(requests('imports.start')).toEqual([]);
  });

  it('IMPORT-006 IMPORT-009 shows at each field what is missing, and sends nothing', async () => {
    const { requests } = open();
    await user.type(await urlField(), 'feed');
    await user.click(beginButton());
    expect(
      await screen.findByText('Enter a web address such as https://example.com/feed.xml.'),
    ).toBeDefined();
    expect(screen.getAllByText('Required')).toHaveLength(2);
    expect(requests('imports.start')).toEqual([]);
  });

  it('IMPORT-013 IMPORT-016 IMPORT-017 is busy while the station reads the feed: the button says so, fields are locked, and Enter sends nothing more', async () => {
    const response = withResolvers<PodcastImport>();
    const { requests } = open({ 'imports.start': () => response.promise });
    await fill();
    await user.click(beginButton());
    expect(beginButton().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Reading the feed')).toBeDefined();
    expect((await urlField()).readOnly).toBe(true);
    expect(screen.getByRole('combobox', { name: /Show/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: /Target RSS feeds/ }).hasAttribute('disabled')).toBe(true);
    await user.type(await urlField(), '{Enter}');
    expect(requests('imports.start')).toMatchObject([
      {
        body: {
          url: 'https://example.com/feed.xml',
          show_id: 1,
          social_media_connections: [12, 11],
          bitrate: 96,
          station: 'wxyz',
          job_type: 'podcast_import',
        },
      },
    ]);
    response.resolve({ ...one, status: 'running' });
    await waitFor(() => expect(beginButton().getAttribute('aria-busy')).toBeNull());
  });

  it('IMPORT-018 IMPORT-019 IMPORT-020 resets the form and says so for 3.5 seconds', async () => {
    open({ 'imports.start': () => ({ ...one, status: 'running', imported: 0, skipped: 0, failed: 0 }) });
    await fill();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await user.click(beginButton());
    await waitFor(() => expect(messages()).toEqual([['Feed successfully submitted for import', 'success']]));
    expect((await urlField()).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Show/ }).value).toBe('');
    expect(screen.getByRole('button', { name: /Target RSS feeds/ }).textContent).toContain('Choose feeds');
    expect(screen.getByRole('list', { name: 'Imports' }).textContent).toContain('Tide Tables');
    const [dismiss] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 3500) ?? [];
    expect(messages()).toHaveLength(1);
    act(() => dismiss?.());
    expect(messages()).toEqual([]);
  });

  it('IMPORT-021 reports a rejected feed, with the reason in the address field, and keeps the choices', async () => {
    open({ 'imports.start': () => failure(400, 'There is no podcast feed at this address.') });
    await fill();
    await user.click(beginButton());
    expect(await screen.findByText('There is no podcast feed at this address.')).toBeDefined();
    expect(messages()).toEqual([['Error: Feed was rejected for import', 'error']]);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Show/ }).value).toBe('Harbour Talk');
  });

  it('IMPORT-022 reports any other failure as an unreachable server', async () => {
    open({ 'imports.start': () => failure(502, 'This address could not be reached.') });
    await fill();
    await user.click(beginButton());
    await waitFor(() =>
      expect(messages()).toEqual([['Error: Unable to talk to server to import feed.', 'error']]),
    );
    expect((await urlField()).value).toBe('https://example.com/feed.xml');
  });

  it('shows that shows and feeds could not be loaded, and retries', async () => {
    let works = false;
    open({ 'shows.list': () => (works ? [wireShow(1, 'Harbour Talk')] : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to talk to server to get shows and feeds',
    );
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await urlField()).toBeDefined();
  });

  it('sends no request if the licence lacks imports, and says so', async () => {
    const { requests } = open({
      'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }),
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect([requests('shows.list'), requests('imports.list')]).toEqual([[], []]);
  });
});

describe('the list of imports', () => {
  it('shows the target and progress of each import, and follows it live', async () => {
    const running: PodcastImport = { ...one, status: 'running', imported: 1, skipped: 0, failed: 0 };
    const { host, emit } = open({ 'imports.list': () => ({ imports: [running] }) });
    const list = within(await screen.findByRole('list', { name: 'Imports' }));
    expect(list.getByText('1/4/2026 22:07 by Ada Lovelace')).toBeDefined();
    expect(
      list.getByRole('progressbar', { name: 'Importing Tide Tables' }).getAttribute('aria-valuenow'),
    ).toBe('25');
    expect(list.getByText('1 of 4 · 1 episode imported')).toBeDefined();
    await user.click(list.getByRole('link', { name: 'Harbour Talk' }));
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/1/details');
    await emit({ ...running, status: 'done', imported: 4 });
    expect(await list.findByText('4 episodes imported')).toBeDefined();
    expect(list.getByText('Done')).toBeDefined();
    expect(list.queryByRole('progressbar')).toBeNull();
  });

  it('lists omitted items by reason, and retries failed ones', async () => {
    const { requests } = open({
      'imports.list': () => ({ imports: [one] }),
      'imports.get': () => ({ ...one, items }),
      'imports.retry': () => ({ ...one, status: 'running', failed: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Details of the import of Tide Tables' }));
    expect(
      (await screen.findAllByRole('heading', { level: 4 })).map(({ textContent }) => textContent),
    ).toEqual(['The address of its audio responded with status 404 (2)', 'It was already imported (1)']);
    expect(screen.getByText('Second')).toBeDefined();
    expect(screen.getByText('Untitled Episode')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(requests('imports.retry')).toMatchObject([{ params: { id: '5' } }]));
    expect(await screen.findByText('2 of 4 · 1 episode imported · 1 skipped')).toBeDefined();
  });

  it('can fail while the form works', async () => {
    let works = false;
    open({ 'imports.list': () => (works ? { imports: [one] } : failure(500, 'no')) });
    expect(await screen.findByText('Unable to talk to server to get imports')).toBeDefined();
    expect(await urlField()).toBeDefined();
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Done, with failures')).toBeDefined();
  });
});
