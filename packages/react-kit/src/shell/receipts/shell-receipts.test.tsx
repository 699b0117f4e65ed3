import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { LiveMessage } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useReceipt } from '../../data/deliveries/receipt.store.ts';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { ShellMessages } from '../messages/shell-messages.tsx';
import { ShellReceipts } from './shell-receipts.tsx';

type DeliveryChange = LiveMessage<'delivery_changed'>;
const failedDelivery: DeliveryChange = {
  playlist_id: 101,
  connection_id: 7,
  type: 'twitter',
  title: 'harbour',
  status: 'failed',
  message: 'It was refused.',
  name: 'Monday',
  failed_deliveries: 1,
};

function open() {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'deliveries.list': () => ({ deliveries: [] }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  let handleChange: ((message: DeliveryChange) => void) | undefined;
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    if (name === 'delivery_changed') handleChange = handler as (message: DeliveryChange) => void;
    return () => undefined;
  });
  render(
    <PostKitProvider stores={stores} client={client}>
      <ShellMessages />
      <ShellReceipts />
    </PostKitProvider>,
  );
  return (message: DeliveryChange) => act(() => handleChange?.(message));
}

beforeEach(() => {
  useReceipt.in(stores).setState({ episode: null });
});

describe('ShellReceipts', () => {
  it('shows failed deliveries, with a button that opens the receipts', async () => {
    const emit = open();
    emit(failedDelivery);
    expect(screen.getByText('“Monday” did not reach @harbour. It was refused.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'See where it went' }));
    expect(await screen.findByRole('dialog', { name: 'Receipts' })).toBeDefined();
    expect(screen.queryByText('Episode not delivered')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows nothing for other changes of a delivery', () => {
    const emit = open();
    for (const status of ['waiting', 'sending', 'delivered', 'withdrawn'] as const)
      emit({ ...failedDelivery, status });
    expect(useMessages.in(stores).getState().messages).toEqual([]);
  });
});
