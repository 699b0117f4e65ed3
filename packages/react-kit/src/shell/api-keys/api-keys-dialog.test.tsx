import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { ApiKey } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { ApiKeysDialog } from './api-keys-dialog.tsx';

const secret = 'pk_the-whole-secret';

function makeKey(overrides: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 3,
    name: 'Nightly export',
    prefix: 'pk_abcdefgh',
    created_at: 1_795_000_000,
    last_used_at: null,
    may_delegate: false,
    created_by: null,
    sessions: 0,
    ...overrides,
  };
}

function open(keys: ApiKey[] = [], answers: FakeResponses = {}) {
  let stored = keys;
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    'apiKeys.list': () => ({
      meta: { limit: 0, offset: 0, total_count: stored.length, next: null, previous: null },
      objects: stored,
    }),
    'apiKeys.create': ({ body }) => {
      const created = makeKey({ id: 9, ...Object(body) });
      stored = [created, ...stored];
      return { ...created, api_key: secret, username: 'ada' };
    },
    'apiKeys.revoke': ({ params }) => {
      stored = stored.filter(({ id }) => id !== Number(params.id));
      return {};
    },
    ...answers,
  });
  const host = { copyText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue() };
  const onClose = vi.fn<() => void>();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <ApiKeysDialog onClose={onClose} />
    </PostKitProvider>,
  );
  const requests = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...host, onClose, requests };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const name = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Name of the new key/), { target: { value } });
const rowOf = async (key: string) =>
  within(await screen.findByRole('row', { name: new RegExp(key) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('ApiKeysDialog', () => {
  it('lists the keys with their prefix and when they were created and last used', async () => {
    const { requests } = open([makeKey(), makeKey({ id: 2, name: 'Old', last_used_at: 1_795_086_400 })]);
    expect((await rowOf('Nightly export')).slice(0, 3)).toEqual([
      'pk_abcdefgh…',
      '11/18/2026 06:06',
      'Never used',
    ]);
    expect((await rowOf('Old'))[2]).toBe('11/19/2026 06:06');
    expect(requests('apiKeys.list')[0]?.query).toEqual({ limit: '0' });
  });

  it('shows a new key once, with a warning, and lists it afterwards', async () => {
    const { copyText, onClose } = open();
    expect(await screen.findByText('No keys yet')).toBeDefined();
    name('Playlist script');
    await press('Create key');
    const dialog = await screen.findByRole('dialog', { name: 'Key “Playlist script”' });
    expect(within(dialog).getByText(/^Copy the key now and keep it safe/)).toBeDefined();
    expect(within(dialog).getByLabelText<HTMLInputElement>('HTTP header').value).toBe(
      `Authorization: ApiKey ada:${secret}`,
    );
    await userEvent.keyboard('{Escape}');
    await press('Copy');
    expect(copyText).toHaveBeenCalledWith(secret);
    await press('I saved the key');
    expect(await rowOf('Playlist script')).toContain('Never used');
    expect(document.body.innerHTML).not.toContain(secret);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says what a key may do, which key created it, and how many sessions it began', async () => {
    open([
      makeKey({ may_delegate: true, sessions: 2 }),
      makeKey({ id: 4, name: 'Child', created_by: 3, sessions: 1 }),
      makeKey({ id: 5, name: 'Plain' }),
    ]);
    const text = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await text(/^Nightly export/)).toContain('May sign in and create keysBegan 2 sessions');
    expect(await text(/^Child/)).toContain('Created by “Nightly export”, and ends with itBegan 1 session');
    expect(await text(/^Plain/)).not.toMatch(/Began|Created by|May sign in/);
  });

  it('lets a key sign in and create keys only if the user says so', async () => {
    const { requests } = open();
    name('Plain');
    await press('Create key');
    await press('I saved the key');
    name('Agent');
    await userEvent.click(screen.getByRole('checkbox', { name: 'This key may sign in and create keys' }));
    await press('Create key');
    await screen.findByRole('dialog', { name: 'Key “Agent”' });
    expect(requests('apiKeys.create').map(({ body }) => body)).toEqual([
      { name: 'Plain', may_delegate: false },
      { name: 'Agent', may_delegate: true },
    ]);
  });

  it('requires a name, of limited length', async () => {
    const { requests } = open();
    await press('Create key');
    expect(await screen.findByText('Enter a name.')).toBeDefined();
    name('x'.repeat(101));
    expect(await screen.findByText('Use at most 100 characters.')).toBeDefined();
    expect(requests('apiKeys.create')).toEqual([]);
  });

  it('shows why no key was created and keeps the name', async () => {
    open([], { 'apiKeys.create': () => failure(500, 'The disk is full.') });
    name('Playlist script');
    await press('Create key');
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    expect(screen.getByDisplayValue('Playlist script')).toBeDefined();
  });

  it('asks before it revokes a key', async () => {
    const { requests } = open([makeKey()]);
    await press('Revoke Nightly export');
    await screen.findByRole('alertdialog', { name: 'Revoke “Nightly export”?' });
    expect(requests('apiKeys.revoke')).toEqual([]);
    await press('Revoke');
    expect(await screen.findByText('No keys yet')).toBeDefined();
    expect(requests('apiKeys.revoke').map(({ params }) => params)).toEqual([{ id: '3' }]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'API keys' })),
    );
    expect(
      useMessages
        .in(stores)
        .getState()
        .messages.map(({ details }) => details),
    ).toEqual(['“Nightly export” was revoked.']);
  });

  it('shows why a key was not revoked, and treats a missing key as revoked', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    let status = 500;
    open([makeKey()], { 'apiKeys.revoke': () => failure(status, 'No.') });
    await press('Revoke Nightly export');
    await press('Revoke');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not revoke the key.');
    status = 404;
    await press('Revoke');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows that the keys failed to load, and loads them again', async () => {
    let works = false;
    const list = { meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null }, objects: [] };
    open([], { 'apiKeys.list': () => (works ? list : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to fetch your API keys from the server',
    );
    works = true;
    await press('Retry');
    expect(await screen.findByText('No keys yet')).toBeDefined();
  });
});
