import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { deliveryOperations, type Delivery, type LiveMessage } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { withResolvers } from '../../../testing/with-resolvers.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

const at = Date.UTC(2026, 10, 24, 12) / 1000;

function makeDelivery(overrides: Partial<Delivery> = {}): Delivery {
  return {
    playlist_id: 101,
    connection_id: 7,
    type: 'omny',
    title: 'Harbour clips',
    status: 'delivered',
    message: '',
    attempts: 1,
    retry_at: null,
    can_retry: false,
    sent: {
      title: 'Monday',
      text: 'News.',
      url: 'https://post.example.org/wxyz/audio/101.mp3',
      bytes: 1_400_000,
      at,
    },
    received: { status: 201, id: 'clip-1', url: 'https://omny.fm/shows/harbour/monday', at: at + 60 },
    proof: null,
    updated_at: at,
    ...overrides,
  };
}

const failed = makeDelivery({
  status: 'failed',
  message: 'Omny Studio refused it (400): No.',
  can_retry: true,
});

function open(list: () => unknown, answers: FakeResponses = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings({ timezone: 'America/New_York' }),
    [deliveryOperations.list.id]: list as FakeResponses[string],
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  let hear: ((message: LiveMessage<'delivery_changed'>) => void) | undefined;
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    if (name === 'delivery_changed') hear = handler as typeof hear;
    return () => undefined;
  });
  const onClose = vi.fn<() => void>();
  render(
    <PostKitProvider stores={stores} client={client}>
      <DeliveriesDialog episode={{ id: 101, name: 'Monday' }} onClose={onClose} />
    </PostKitProvider>,
  );
  const receive = (message: LiveMessage<'delivery_changed'>) => act(() => hear?.(message));
  return { station, onClose, receive };
}

const listOf = (...deliveries: Delivery[]) => ({ deliveries });
const delivered: LiveMessage<'delivery_changed'> = {
  playlist_id: 101,
  connection_id: 7,
  type: 'omny',
  title: 'Harbour clips',
  status: 'delivered',
  message: '',
  name: 'Monday',
  failed_deliveries: 0,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('DeliveriesDialog', () => {
  it('EPLIST-004 shows the sent fields, the response, the times of the station, and a link', async () => {
    open(() =>
      listOf(
        makeDelivery(),
        makeDelivery({
          connection_id: 8,
          type: 'twitter',
          title: 'harbour',
          status: 'sending',
          received: null,
        }),
      ),
    );
    const list = await screen.findByRole('list', { name: 'Destinations' });
    const [omny, twitter] = within(list).getAllByRole('listitem');
    expect(omny?.textContent).toContain('Harbour clips');
    for (const time of ['11/24/2026 07:00', '11/24/2026 07:01']) expect(omny?.textContent).toContain(time);
    expect(omny?.textContent).toContain('1.4 MB');
    expect(omny?.textContent).toContain('Status 201');
    const link = within(list).getByRole<HTMLAnchorElement>('link', { name: 'Open at Harbour clips' });
    expect([link.href, link.target]).toEqual(['https://omny.fm/shows/harbour/monday', '_blank']);
    expect(twitter?.textContent).toContain('@harbour');
    expect(twitter?.textContent).toContain('Sending');
    expect(screen.getByText('1 delivered, 1 on the way')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('names who accepted which audio, and when', async () => {
    const event = { event_id: 31, title: 'Blue Train', artist: 'The Tide', category: 'Music', seconds: 190 };
    const rights = [{ ...event, accepted_by: 'Ana Example', accepted_at: at }];
    open(() => listOf(makeDelivery()), { 'episodes.get': () => makeEpisode({ rights }) });
    const section = await screen.findByRole('region', { name: 'Rights' });
    expect(section.textContent).toContain('The Tide: Blue Train');
    expect(section.textContent).toContain('Accepted by Ana Example, 11/24/2026 07:00');
  });

  it('says that there are no destinations', async () => {
    open(() => listOf());
    expect(await screen.findByText('This episode has no destinations.')).toBeDefined();
  });

  it('offers Retry if the receipts failed to load', async () => {
    let isBroken = true;
    open(() => (isBroken ? failure(500, 'No.') : listOf(makeDelivery())));
    await screen.findByText('Could not load the receipts.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Harbour clips')).toBeDefined();
  });

  it('sends a failed one again, is busy meanwhile, and keeps the focus on its destination', async () => {
    const { promise, resolve } = withResolvers<Delivery>();
    let now = failed;
    const { station } = open(() => listOf(now), { [deliveryOperations.retry.id]: () => promise });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry: Harbour clips' }));
    const busy = await screen.findByRole('button', { name: 'Retrying...: Harbour clips' });
    await userEvent.click(busy);
    now = makeDelivery({ status: 'waiting', received: null });
    resolve(now);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Harbour clips/ })).toBeNull());
    expect(screen.getByText('Waiting')).toBeDefined();
    const retries = station.calls.filter(({ operation }) => operation === deliveryOperations.retry.id);
    expect(retries.map(({ params }) => params)).toEqual([{ station: 'wxyz', id: '101', connection: '7' }]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  });

  it('shows at the destination and in the message bar why it could not be sent again', async () => {
    open(() => listOf(failed), { [deliveryOperations.retry.id]: () => failure(409, 'It is under way.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry: Harbour clips' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It is under way.');
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { type: 'error', name: 'Could not send it again.' },
    ]);
  });

  it('shows when the station retries, and offers to try now', async () => {
    open(() =>
      listOf(
        makeDelivery({
          status: 'waiting',
          message: 'Omny Studio cannot be reached.',
          retry_at: at + 60,
          can_retry: true,
        }),
      ),
    );
    expect(await screen.findByText('Trying again')).toBeDefined();
    expect(screen.getByText(/Next attempt 11\/24\/2026 07:01\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try now: Harbour clips' })).toBeDefined();
  });

  it('updates by live events of its own episode', async () => {
    let now = failed;
    const { station, receive } = open(() => listOf(now));
    await screen.findByText('Failed');
    const reads = () =>
      station.calls.filter(({ operation }) => operation === deliveryOperations.list.id).length;
    now = makeDelivery();
    receive({ ...delivered, playlist_id: 102 });
    expect(reads()).toBe(1);
    receive(delivered);
    expect(await screen.findByText('Delivered')).toBeDefined();
  });
});
