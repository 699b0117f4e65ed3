import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { type LiveMessage, settings } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { stationSession } from '../../host/session/station-session.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { useDisabledWebhooks } from './use-disabled-webhooks.ts';

type Changed = LiveMessage<'webhook_changed'>;
const disabled: Changed = { webhook_id: 3, change: 'disabled', title: 'Newsroom', state: 'disabled' };

/** Uses the hook; `emit` delivers a live event to it. */
function open(isAdmin: boolean) {
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: fakeStation({}).fetch,
    retries: 0,
  });
  let emit: ((message: Changed) => void) | undefined;
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    if (name === 'webhook_changed') emit = handler as typeof emit;
    return () => undefined;
  });
  const navigate = vi.fn<(to: string) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider stores={stores} client={client} host={{ navigate }}>
      {children}
    </PostKitProvider>
  );
  const session = stationSession(
    settings.parse(makeSettings(isAdmin ? { company_admin: true, station_list: [] } : {})),
  );
  renderHook(() => useDisabledWebhooks(session), { wrapper });
  return { emit: (message: Changed) => emit?.(message), navigate };
}

const shown = () => useMessages.in(stores).getState().messages;
beforeEach(() => useMessages.in(stores).setState({ messages: [] }));

describe('useDisabledWebhooks', () => {
  it('shows admins a disabled webhook, and leads to the webhooks', () => {
    const { emit, navigate } = open(true);
    emit({ ...disabled, change: 'updated' });
    expect(shown()).toEqual([]);
    emit(disabled);
    expect(shown()).toMatchObject([
      { name: 'Webhook disabled', details: expect.stringContaining('Newsroom'), type: 'error' },
    ]);
    shown()[0]?.action?.onPress();
    expect(navigate).toHaveBeenCalledWith('/wxyz/webhooks');
  });

  it('shows other users nothing', () => {
    open(false).emit(disabled);
    expect(shown()).toEqual([]);
  });
});
