import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import { lastEventIds, startStream, writeTune } from '../core/testing/event-stream.ts';
import { localServer } from '../core/testing/local-server.ts';
import { manualClock } from '../core/testing/manual-clock.ts';
import { createLiveChannel } from './live-channel.ts';

const names = ['tune_played', 'reset'] as const;
const schemas = { tune_played: z.object({ tune_id: z.int() }), reset: z.object({}) } as const;

function channelTo({ url }: { url: string }, options: { clock: Clock; silence?: number }) {
  return createLiveChannel({
    request: () => ({ url, headers: {}, credentials: 'omit' }),
    names,
    schemas,
    ...options,
  });
}

/** Milliseconds that a loaded machine may need for something immediate. */
const slow = 10_000;

describe('createLiveChannel with a station that goes away', () => {
  it('is open again on the same address once the station is back', async () => {
    const clock = manualClock(60_000);
    const first = await localServer((response) => {
      startStream(response);
      writeTune(response, 1);
    });
    const channel = channelTo(first, { clock });
    const played: number[] = [];
    channel.on('tune_played', ({ tune_id }) => played.push(tune_id));
    channel.open();
    await vi.waitFor(() => expect(played).toEqual([1]), slow);
    await first[Symbol.asyncDispose]();
    await vi.waitFor(() => expect(clock.waits.length).toBeGreaterThan(5), slow);
    await using second = await localServer(
      (response) => {
        startStream(response);
        writeTune(response, 2);
      },
      Number(new URL(first.url).port),
    );
    await vi.waitFor(() => expect(played).toEqual([1, 2]), slow);
    channel.close();
    expect(lastEventIds(second.received)).toEqual(['1']);
    expect(clock.waits.filter((wait) => wait > 2_000)).toEqual([]);
  });

  it('sends nothing if it is closed while the event source loads', async () => {
    await using server = await localServer((response) => response.end());
    const channel = channelTo(server, { clock: manualClock(60_000) });
    channel.open();
    channel.close();
    await import('eventsource');
    await fetch(`${server.url}/probe`);
    expect(server.received).toHaveLength(1);
    expect(channel.state).toBe('closed');
  });

  it('drops a silent connection, before or after the first response, and resumes on a new one', async () => {
    let fallSilent = () => {};
    const clock: Clock = {
      ...manualClock(),
      after(milliseconds, run) {
        if (milliseconds !== 60_000) return manualClock().after(milliseconds, run);
        fallSilent = run;
        return () => {};
      },
    };
    await using server = await localServer((response, { headers }, before) => {
      if (before === 1) return fallSilent();
      startStream(response);
      writeTune(response, Number(headers['last-event-id'] ?? 0) + 1);
    });
    const channel = channelTo(server, { clock, silence: 60_000 });
    const played: number[] = [];
    channel.on('tune_played', ({ tune_id }) => {
      played.push(tune_id);
      fallSilent();
    });
    channel.open();
    await vi.waitFor(() => expect(played.slice(0, 3)).toEqual([1, 2, 3]), slow);
    channel.close();
    expect(lastEventIds(server.received).slice(0, 4)).toEqual([undefined, '1', '1', '2']);
  });

  it('restarts the silence with each comment of the station', async () => {
    let started = 0;
    const clock: Clock = {
      ...manualClock(),
      after() {
        started += 1;
        return () => {};
      },
    };
    let write = () => {};
    await using server = await localServer((response) => {
      startStream(response);
      write = () => void response.write(': alive\n\n');
    });
    const channel = channelTo(server, { clock });
    channel.open();
    await vi.waitFor(() => expect(started).toBe(2), slow);
    write();
    await vi.waitFor(() => expect(started).toBe(3), slow);
    channel.close();
  });
});

describe('createLiveChannel with an unreachable server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const request = () => ({ url: 'http://a.example', headers: {}, credentials: 'omit' as const });

  /** A fetch that counts its calls; each rejects, or responds with a status. */
  function failingFetch(status?: number) {
    return vi.fn<typeof globalThis.fetch>(async () => {
      if (status === undefined) throw new TypeError('fetch failed');
      return new Response(null, { status });
    });
  }

  it('LIVE-006 tries again at most 2 seconds after each failure until it is closed, however long the station is away', async () => {
    const fetch = failingFetch();
    const channel = createLiveChannel({ request, names, schemas, fetch });
    channel.open();
    await vi.advanceTimersByTimeAsync(3_600_000);
    for (let tries = 0; tries < 5; tries += 1) {
      fetch.mockClear();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(fetch).toHaveBeenCalled();
    }
    channel.close();
    fetch.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('SHELL-084 LIVE-005 retries every 20 seconds while the station refuses the stream', async () => {
    const fetch = failingFetch(403);
    const channel = createLiveChannel({ request, names, schemas, fetch });
    channel.open();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(5);
    channel.close();
  });

  describe('in a browser', () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    const windowEvents = new EventTarget();

    beforeEach(() => {
      vi.stubGlobal('document', page);
      vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
      vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
    });
    afterEach(() => void vi.unstubAllGlobals());

    it('tries again at once when the browser is online or the page is visible again, and never after it is closed', async () => {
      const fetch = failingFetch(403);
      const channel = createLiveChannel({ request, names, schemas, fetch });
      channel.open();
      await vi.advanceTimersByTimeAsync(1_000);
      const wakeUps = [
        () => windowEvents.dispatchEvent(new Event('online')),
        () => {
          page.visibilityState = 'visible';
          page.dispatchEvent(new Event('visibilitychange'));
        },
      ];
      for (const [index, wake] of wakeUps.entries()) {
        wake();
        await vi.advanceTimersByTimeAsync(1_000);
        expect(fetch).toHaveBeenCalledTimes(index + 2);
      }
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(fetch).toHaveBeenCalledTimes(3);
      // The attempt of a wake-up replaces the one that was due.
      await vi.advanceTimersByTimeAsync(18_000);
      expect(fetch).toHaveBeenCalledTimes(4);
      channel.close();
      for (const wake of wakeUps) wake();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(fetch).toHaveBeenCalledTimes(4);
    });
  });
});
