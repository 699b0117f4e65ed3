import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { type FakeStation, fakeStation } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

/** A station whose live channel sends these events. */
async function liveStation(events: readonly (readonly [name: string, data: object])[]): Promise<FakeStation> {
  // The id of the session is part of the path, so any session of this station fits.
  const { sessionId } = await import('@postkit/sdk');
  return fakeStation({
    'GET /wxyz/api/v1/settings/': makeSettings,
    [`GET /sessions/${sessionId('WXYZ')}`]: (_call, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      events.forEach(([name, data], at) =>
        response.write(`id: ${at + 1}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
      );
    },
  });
}

const changed = (tag_id: number) => ['tag_changed', { tag_id, change: 'created' }] as const;
const show = ['show_changed', { show_id: 7, change: 'updated' }] as const;

describe('postkit live', () => {
  it('prints events with their payloads until the limit', async () => {
    await using station = await liveStation([changed(1), show, changed(2)]);
    const { code, out, err } = await runPostkit(['live', '--json', '--limit', '2'], { url: station.url });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      JSON.stringify({ event: 'tag_changed', data: changed(1)[1] }),
      JSON.stringify({ event: 'show_changed', data: show[1] }),
      '',
    ]);
    expect(err).toContain('Listening.');
  });

  it('prints only events of the given names', async () => {
    await using station = await liveStation([changed(1), show]);
    const { out } = await runPostkit(
      ['live', '--event', 'show_changed', '--limit', '1', '--jq', '.data.show_id'],
      { url: station.url },
    );
    expect(out).toBe('7\n');
    expect((await runPostkit(['live', '--event', 'paint'], { url: station.url })).code).toBe(2);
  });

  it('ends well on Ctrl+C', async () => {
    await using station = await liveStation([]);
    const before = process.listenerCount('SIGINT');
    const run = runPostkit(['live'], { url: station.url });
    await vi.waitFor(() =>
      expect(station.calls.some(({ path }) => path.startsWith('/sessions/'))).toBe(true),
    );
    process.emit('SIGINT');
    expect((await run).code).toBe(0);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
