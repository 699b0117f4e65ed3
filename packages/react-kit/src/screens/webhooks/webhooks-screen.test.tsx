import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { stationEventNames, type Webhook, type WebhookMessage } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { WebhooksScreen } from './webhooks-screen.tsx';

const at = Date.parse('2026-11-24T11:00Z') / 1000;
const hook = (overrides: Partial<Webhook> = {}): Webhook => ({
  id: 3,
  resource_uri: '/wxyz/api/v1/webhook/3/',
  title: 'Newsroom',
  url: 'https://news.example/hook',
  events: ['stream.lost', 'import.done'],
  state: 'active',
  reason: '',
  failing_since: null,
  last_success_at: at,
  old_secret_until: null,
  created_by: 'Ina',
  created_at: at,
  ...overrides,
});
const message: WebhookMessage = {
  id: 9,
  message_id: 'msg_1',
  type: 'stream.lost',
  status: 'failed',
  created_at: at,
  retry_at: null,
  body: '{"type":"stream.lost"}',
  attempts: [{ at, status: 503, latency_ms: 81, error: 'The receiver responded 503.', excerpt: 'busy' }],
};

const user = userEvent.setup();
const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ details, type }) => ({ details, type }));

function open(webhooks: Webhook[], answers: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ company_admin: true, station_list: [] }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'webhooks.list': () => ({ webhooks }),
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
      <WebhooksScreen />
    </PostKitProvider>,
  );
  return { last: (operation: string) => station.calls.findLast((call) => call.operation === operation) };
}

async function choose(entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Newsroom' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

describe('WebhooksScreen', () => {
  it('shows the state of each webhook, and why one is disabled', async () => {
    open([
      hook(),
      hook({ id: 4, title: 'Slow', failing_since: at }),
      hook({ id: 5, title: 'Gone', state: 'disabled', reason: 'It is gone.' }),
    ]);
    const row = async (name: string) =>
      (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr, [role=row]')
        ?.textContent;
    expect(await row('Newsroom')).toContain('Active');
    expect(await row('Slow')).toContain('Failing');
    expect(await row('Gone')).toContain('Disabled');
    expect(screen.getByText('“Gone” is disabled. It is gone.')).toBeTruthy();
  });

  it('adds a webhook and shows its secret once, after the problems of the form and of the station', async () => {
    let isRefusing = true;
    const { last } = open([], {
      'webhooks.create': () =>
        isRefusing
          ? failure(400, 'No.', { url: ['This address is in a private network.'] })
          : { webhook: hook(), secret: 'whsec_1' },
    });
    expect(await screen.findByText('No webhooks yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Newsroom');
    await user.type(form.getByRole('textbox', { name: /Address/ }), 'news');
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(form.getByText(/Enter a web address/)).toBeTruthy();
    expect(last('webhooks.create')).toBeUndefined();
    await user.clear(form.getByRole('textbox', { name: /Address/ }));
    await user.type(form.getByRole('textbox', { name: /Address/ }), 'https://news.example/hook');
    await user.click(form.getByRole('checkbox', { name: 'Import done' }));
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await form.findByText('This address is in a private network.')).toBeTruthy();
    isRefusing = false;
    await user.click(form.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByDisplayValue('whsec_1')).toBeTruthy();
    expect(last('webhooks.create')?.body).toEqual({
      title: 'Newsroom',
      url: 'https://news.example/hook',
      events: stationEventNames.filter((name) => name !== 'import.done'),
    });
  });

  it('shows the log of a webhook with every attempt, and sends an event again', async () => {
    const { last } = open([hook()], {
      'webhooks.messages': () => ({ messages: [message] }),
      'webhooks.redeliver': () => message,
    });
    await user.click(await screen.findByRole('button', { name: 'Log of Newsroom' }));
    await user.click(await screen.findByText('Stream lost, silent, or disk full'));
    expect(screen.getByText(/503 · 81 ms/)).toBeTruthy();
    expect(screen.getByText('busy')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Redeliver' }));
    await waitFor(() =>
      expect(last('webhooks.redeliver')?.params).toEqual({ station: 'wxyz', id: '3', message: '9' }),
    );
  });

  it('shows an empty log, and a failed one with a way to try again', async () => {
    let isFailing = true;
    open([hook()], { 'webhooks.messages': () => (isFailing ? failure(400, 'No.') : { messages: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Log of Newsroom' }));
    expect(await screen.findByText('Unable to fetch the log from the server')).toBeTruthy();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No events in the last 30 days')).toBeTruthy();
  });

  it('sends a test, pauses and edits', async () => {
    const { last } = open([hook()], {
      'webhooks.test': () => message,
      'webhooks.update': () => hook({ state: 'paused' }),
    });
    await choose('Send test');
    await waitFor(() => expect(messages()).toEqual([expect.objectContaining({ type: 'success' })]));
    await choose('Pause');
    await waitFor(() => expect(last('webhooks.update')?.body).toEqual({ active: false }));
    await choose('Edit');
    await user.click(await screen.findByRole('checkbox', { name: 'Stream returned' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(last('webhooks.update')?.body).toMatchObject({
        events: ['stream.lost', 'stream.returned', 'import.done'],
      }),
    );
  });

  it('replaces the secret and deletes, each after a question', async () => {
    const { last } = open([hook()], {
      'webhooks.newSecret': () => ({ webhook: hook(), secret: 'whsec_2' }),
      'webhooks.remove': () => null,
    });
    expect(screen.queryByText(/Signed with the old secret too/)).toBeNull();
    await choose('New secret');
    await user.click(await screen.findByRole('radio', { name: 'At once' }));
    await user.click(await screen.findByRole('button', { name: 'Replace secret' }));
    expect(await screen.findByDisplayValue('whsec_2')).toBeTruthy();
    expect(last('webhooks.newSecret')?.body).toEqual({ old_secret_hours: 0 });
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await choose('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete webhook' }));
    await waitFor(() => expect(last('webhooks.remove')?.params).toMatchObject({ id: '3' }));
  });

  it('shows until when events are also signed with the old secret', async () => {
    open([hook({ old_secret_until: at + 86_400 })]);
    expect(await screen.findByText('Signed with the old secret too until 11/25/2026 06:00')).toBeTruthy();
  });

  it('is for admins', async () => {
    open([], { 'settings.get': () => makeSettings() });
    expect(await screen.findByText('Only admins can open Webhooks')).toBeTruthy();
  });
});
