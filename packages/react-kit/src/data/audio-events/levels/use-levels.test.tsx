import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import type { LevelledEvent } from './levels.queries.ts';
import { useEventLevels, useEventsLevels } from './use-levels.ts';

function scene() {
  const station = fakeStation({
    'audioEvents.peaksOf': ({ query }) => ({
      peaks: (query['events'] ?? '')
        .split(',')
        .map((id) => ({ id: Number(id), min: [0], max: [Number(id)], rms: [1] })),
    }),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    log: () => {},
  });
  const host = { navigate: vi.fn(), setTitle: vi.fn() };
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      {children}
    </PostKitProvider>
  );
  return { calls: station.calls, wrapper };
}

describe('useEventLevels', () => {
  it('loads the levels of an event once per resolution, and again when it has become longer', async () => {
    const { calls, wrapper } = scene();
    const { result, rerender } = renderHook(
      ({ event, width }: { event: LevelledEvent; width: number }) => useEventLevels(event, width),
      {
        wrapper,
        initialProps: { event: { id: 7, durationMs: 1000 }, width: 0 },
      },
    );
    expect(result.current).toBeUndefined();
    rerender({ event: { id: 7, durationMs: 1000 }, width: 140 });
    await waitFor(() => expect(result.current?.peaks[0]).toBe(7));
    rerender({ event: { id: 7, durationMs: 1000 }, width: 200 });
    rerender({ event: { id: 7, durationMs: 6000 }, width: 200 });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map(({ query }) => query['points'])).toEqual(['256', '256']);
  });
});

describe('useEventsLevels', () => {
  it('joins the levels of events by their lengths, with one request per resolution', async () => {
    const { calls, wrapper } = scene();
    const events = [
      { id: 10, durationMs: 1000 },
      { id: 30, durationMs: 1000 },
      { id: 30, durationMs: 1000 },
      { id: 0, durationMs: 0, length: 1000 },
    ];
    const { result } = renderHook(() => useEventsLevels(events, 64), { wrapper });
    await waitFor(() => expect(result.current?.peaks.at(-17)).toBe(30));
    const count = (level: number) => result.current?.peaks.filter((peak) => peak === level).length;
    expect([10, 30, 0].map(count)).toEqual([16, 32, 16]);
    expect(calls).toHaveLength(1);
  });
});
