import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { fakeLive } from '../../testing/fake-live.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeRecording } from '../../testing/make-recording.ts';
import { stores } from '../../testing/stores.ts';
import { loggerQueries } from './logger.queries.ts';
import { useBroadcastLive } from './use-broadcast-live.ts';

async function open() {
  const { fetch, calls } = fakeStation({ 'logger.gaps': () => ({ gaps: [] }) });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    log: () => {},
  });
  const live = fakeLive(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PostKitProvider stores={stores} client={client}>
      {children}
    </PostKitProvider>
  );
  renderHook(
    () => {
      useBroadcastLive();
      return [
        useQuery(loggerQueries.gaps(client, { start: 0, end: 1000 })),
        useQuery(loggerQueries.gaps(client, { start: 1000, end: 2000 })),
      ];
    },
    { wrapper },
  );
  await waitFor(() => expect(calls).toHaveLength(2));
  return { live, requests: () => calls.slice(2).map(({ query }) => query['start']) };
}

describe('useBroadcastLive', () => {
  it('refetches gaps from the outage on when the recording stops or resumes or the address changes, but not when the level changes', async () => {
    const { live, requests } = await open();
    live.send('recording_changed', makeRecording({ state: 'lost', since: 1500 }));
    await waitFor(() => expect(requests()).toEqual(['1000']));
    live.send('recording_changed', makeRecording({ state: 'recording', since: 1600, level: -12 }));
    await waitFor(() => expect(requests()).toEqual(['1000', '1000']));
    live.send('recording_changed', makeRecording({ state: 'recording', since: 1600, level: -3 }));
    live.send(
      'recording_changed',
      makeRecording({ state: 'recording', since: 1600, recorded_address: 'fallback' }),
    );
    await waitFor(() => expect(requests()).toEqual(['1000', '1000', '1000']));
    live.send('events_changed', { event_id: 500_000, change: 'created' });
    await waitFor(() => expect(requests().filter((start) => start === '1000')).toHaveLength(4));
  });
});
