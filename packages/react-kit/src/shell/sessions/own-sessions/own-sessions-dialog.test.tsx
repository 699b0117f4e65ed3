import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { UserSession } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { OwnSessionsDialog } from './own-sessions-dialog.tsx';

function makeSession(overrides: Partial<UserSession> = {}): UserSession {
  return {
    id: '0123456789abcdef',
    created_at: 1_795_000_000,
    seen_at: 1_795_086_400,
    expires_at: 1_796_000_000,
    browser: 'Firefox',
    network: '203.0.113.7',
    origin: null,
    api_key: null,
    is_current: false,
    ...overrides,
  };
}
const own = makeSession({ id: 'aaaaaaaaaaaaaaaa', browser: 'Chrome', is_current: true });
const page = (objects: UserSession[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

function open(sessions: UserSession[], answers: FakeResponses = {}) {
  let stored = sessions;
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    'sessions.list': () => page(stored),
    'sessions.end': ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return {};
    },
    'sessions.endOthers': () => {
      stored = stored.filter(({ is_current: isCurrent }) => isCurrent);
      return {};
    },
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
    <PostKitProvider stores={stores} client={client} host={{}}>
      <OwnSessionsDialog onClose={vi.fn<() => void>()} />
    </PostKitProvider>,
  );
  return { requests: (operation: string) => station.calls.filter((call) => call.operation === operation) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('OwnSessionsDialog', () => {
  it('lists the sessions with their times, and says which began in which way', async () => {
    open([
      own,
      makeSession({ api_key: 'Nightly' }),
      makeSession({ id: 'b'.repeat(16), browser: '', origin: 'https://site.example' }),
    ]);
    const row = within(await screen.findByRole('row', { name: /Chrome/ }));
    expect(row.getByText('This browser')).toBeDefined();
    expect(row.getByText('11/19/2026 06:06')).toBeDefined();
    expect(row.queryByRole('button')).toBeNull();
    expect(screen.getByText('Begun by the API key “Nightly”')).toBeDefined();
    expect(
      within(screen.getByRole('row', { name: /Unknown browser/ })).getByText('On https://site.example'),
    ).toBeDefined();
  });

  it('asks before it ends one', async () => {
    const { requests } = open([own, makeSession()]);
    await press('End Firefox 203.0.113.7');
    await screen.findByRole('alertdialog', { name: 'End this session?' });
    expect(requests('sessions.end')).toEqual([]);
    await press('End');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Firefox/ })).toBeNull());
    expect(requests('sessions.end').map(({ params }) => params)).toEqual([{ id: '0123456789abcdef' }]);
    expect(screen.getByRole('row', { name: /Chrome/ })).toBeDefined();
  });

  it('lists the sessions in the order of the station', async () => {
    open(
      ['Chrome', 'Safari', 'Firefox'].map((browser, place) =>
        makeSession({ id: String(place).repeat(16), browser }),
      ),
    );
    await screen.findByRole('row', { name: /Chrome/ });
    const rows = screen.getAllByRole('rowheader').map((header) => header.textContent.trim());
    expect(rows).toEqual(['Chrome', 'Safari', 'Firefox']);
  });

  describe('focus', () => {
    const listed = async () => screen.findByRole('region', { name: 'Where you are signed in' });
    const frame = async () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

    it('stays where the dialog places it until a session has ended', async () => {
      open([own, makeSession()]);
      const list = await listed();
      await frame();
      expect(document.activeElement).not.toBe(list);
    });

    it('returns to the button of a session that the user keeps', async () => {
      open([own, makeSession()]);
      await press('End Firefox 203.0.113.7');
      await press('Cancel');
      await frame();
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End Firefox 203.0.113.7' })),
      );
    });

    it.each(['End Firefox 203.0.113.7', 'End all others'])(
      'goes to the list after “%s”, whose session is gone',
      async (name) => {
        open([own, makeSession()]);
        await press(name);
        await press('End');
        const list = await listed();
        await waitFor(() => expect(document.activeElement).toBe(list));
      },
    );
  });

  it('asks before it ends all others', async () => {
    const { requests } = open([own, makeSession(), makeSession({ id: 'b'.repeat(16), browser: 'Safari' })]);
    await press('End all others');
    await screen.findByRole('alertdialog', { name: 'End all other sessions?' });
    expect(requests('sessions.endOthers')).toEqual([]);
    await press('End');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  });

  it('shows why a session did not end, and treats a missing one as ended', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let status = 500;
    open([own, makeSession()], { 'sessions.end': () => failure(status, 'No.') });
    await press('End Firefox 203.0.113.7');
    await press('End');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not end the session.');
    status = 404;
    await press('End');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows that the sessions failed to load, and loads them again', async () => {
    let works = false;
    open([], { 'sessions.list': () => (works ? page([own]) : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to fetch your sessions from the server',
    );
    works = true;
    await press('Retry');
    expect(await screen.findByRole('row', { name: /Chrome/ })).toBeDefined();
  });
});
