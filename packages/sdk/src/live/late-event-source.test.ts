import type * as Library from 'eventsource';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { LogEntry } from '../core/log.ts';
import { localServer } from '../core/testing/local-server.ts';
import { manualClock } from '../core/testing/manual-clock.ts';
import { createLiveChannel } from './live-channel.ts';

const library = vi.hoisted(() => ({ loads: true }));
vi.mock('eventsource', async (original) => {
  const { EventSource } = await original<typeof Library>();
  return {
    get EventSource() {
      if (!library.loads) throw new TypeError('Failed to fetch dynamically imported module');
      return EventSource;
    },
  };
});

it('says that its code did not load, and tries again', async () => {
  await using server = await localServer((response) => response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders());
  const clock = manualClock(60_000);
  const lines: LogEntry[] = [];
  const channel = createLiveChannel({
    request: () => ({ url: server.url, headers: {}, credentials: 'omit' }),
    schemas: { tune_played: z.object({ tune_id: z.int() }) },
    clock,
    log: (line) => lines.push(line),
  });
  library.loads = false;
  channel.open();
  channel.onState((state) => (library.loads ||= state === 'waiting'));
  await vi.waitFor(() => expect(channel.state).toBe('open'), 10_000);
  channel.close();
  expect(lines).toEqual([expect.objectContaining({ level: 'warn', message: 'live channel lost: its code did not load' })]);
  expect(clock.waits).toEqual([20_000]);
  expect(server.received).toHaveLength(1);
});

it('connects nothing if it is closed before its code has loaded', async () => {
  await using server = await localServer((response) => response.end());
  const channel = createLiveChannel({
    request: () => ({ url: server.url, headers: {}, credentials: 'omit' }),
    schemas: { tune_played: z.object({ tune_id: z.int() }) },
  });
  channel.open();
  channel.close();
  await vi.dynamicImportSettled();
  await fetch(server.url);
  expect(server.received).toHaveLength(1);
  expect(channel.state).toBe('closed');
});
