import { createClient } from '@postkit/sdk';
import type { LiveMessage } from '@postkit/sdk/schema';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeStation } from '../../../testing/fake-station.ts';
import { useMissedPublishes } from './use-missed-publishes.ts';

it('useMissedPublishes shows a message with the title of the episode and the reason', () => {
  const client = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch: fakeStation({}).fetch, retries: 0 });
  let emit: ((message: LiveMessage<'publish_missed'>) => void) | undefined;
  vi.spyOn(client.live, 'on').mockImplementation((name, handler) => {
    if (name === 'publish_missed') emit = handler as typeof emit;
    return () => undefined;
  });
  const wrapper = ({ children }: { children: ReactNode }) => <PostKitProvider client={client}>{children}</PostKitProvider>;
  renderHook(() => useMissedPublishes(), { wrapper });
  emit?.({ schedule_id: 1, title: 'Morning, %w', date: '2026-11-02', reason: 'gaps', missing_seconds: 300 });
  emit?.({ schedule_id: 2, title: '', date: '2026-11-02', reason: 'station_off', missing_seconds: 0 });
  expect(useMessages.getState().messages).toMatchObject([
    { name: 'Not published', details: 'Morning, Monday: 5 minutes of the recording are missing.', type: 'error' },
    { name: 'Not published', details: 'The episode of Mon, Nov 2, 2026: The station was off.', type: 'error' },
  ]);
});
