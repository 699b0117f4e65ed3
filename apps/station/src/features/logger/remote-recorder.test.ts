import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recording } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import type { ProcessHealth } from '../../platform/heartbeat/process-health.ts';
import { firstStation, startStation, type TestStation } from '../../testing/index.ts';
import { saveSource } from './logger.repository.ts';
import type { FromRecorder, ToRecorder } from './recorder-messages.ts';
import { notRecording } from './recording-monitor.ts';
import { createRemoteRecorder } from './remote-recorder.ts';
import { settingsOf, toRow } from './source-settings.ts';

/** The web process's end of a link whose other end is the test. */
function fakeLink() {
  const sent: ToRecorder[] = [];
  const requested: string[] = [];
  const processes: ProcessHealth[] = [];
  let receive: (message: FromRecorder) => void = () => {};
  let started = () => {};
  let exited = () => {};
  return {
    sent,
    processes,
    asked: requested,
    receive: (message: FromRecorder) => receive(message),
    started: () => started(),
    exited: () => exited(),
    link: {
      send: (message: ToRecorder) => void sent.push(message),
      onMessage: (listener: typeof receive) => void (receive = listener),
      start: (role: string) => void requested.push(role),
      onStart: (listener: () => void) => void (started = listener),
      onExit: (listener: () => void) => void (exited = listener),
      processes: () => processes,
    },
  };
}

let server: TestStation;
beforeEach(async () => {
  server = await startStation();
});
afterEach(() => server.close());

const minuteAgo = Math.floor(Date.now() / 1000) - 60;
const running: Recording = {
  ...notRecording,
  state: 'recording',
  since: minuteAgo,
  level: -12,
  connected_at: minuteAgo,
};

async function open(active: boolean) {
  const station = firstStation(server);
  await saveSource(
    server.context.db,
    toRow(station.id, { ...settingsOf(undefined), url: 'http://radio.example/live', active }),
  );
  const fake = fakeLink();
  const clock = createFakeClock(Date.now());
  const changes: Recording[] = [];
  const host = createRemoteRecorder({
    context: { ...server.context, clock },
    link: fake.link,
    stationById: () => station,
    onChange: (_station, recording) => changes.push(recording),
  });
  return { ...fake, clock, host, changes, id: station.id };
}

describe('createRemoteRecorder', () => {
  it('starts the recorder process only if a log is on', async () => {
    const off = await open(false);
    await off.host.start();
    await off.host.apply(off.id);
    expect(off.asked).toEqual([]);
    expect(off.host.recording(off.id).state).toBe('off');
    const on = await open(true);
    await on.host.start();
    expect(on.asked).toEqual(['recorder']);
    expect(on.host.recording(on.id).state).toBe('connecting');
  });

  it('sends settings to a recorder that starts later, or restarts', async () => {
    const { host, sent, started, exited, receive, id } = await open(true);
    let isApplied = false;
    const applied = host.apply(id).then(() => (isApplied = true));
    await expect.poll(() => host.recordings()).toEqual([]);
    started();
    await expect.poll(() => sent.length).toBe(1);
    exited();
    started();
    expect(sent).toEqual([
      { type: 'apply', id: 1, stationId: id },
      { type: 'apply', id: 1, stationId: id },
    ]);
    expect(isApplied).toBe(false);
    receive({ type: 'applied', id: 1, error: null });
    await applied;
  });

  it('adopts the recordings that a recorder reports after this process restarted', async () => {
    const { host, started, receive, changes, id } = await open(true);
    await host.start();
    started();
    receive({ type: 'recordings', recordings: [[id, running]] });
    receive({ type: 'recording', stationId: id, recording: { ...running, level: -9 } });
    expect(host.recording(id).level).toBe(-9);
    receive({ type: 'recordings', recordings: [] });
    expect(host.recording(id)).toEqual(notRecording);
    expect(changes.map(({ state, level }) => [state, level])).toEqual([
      ['recording', -12],
      ['recording', -9],
      ['off', null],
    ]);
  });

  it('reports that nothing is recorded once the recorder has exited, and requests it again', async () => {
    const { host, started, exited, receive, asked: requested, id } = await open(true);
    started();
    receive({ type: 'recordings', recordings: [[id, running]] });
    exited();
    expect(host.recording(id)).toMatchObject({
      state: 'lost',
      level: null,
      connected_at: null,
      error: expect.stringContaining('stopped unexpectedly'),
    });
    expect(requested).toEqual(['recorder']);
  });

  it('reports that nothing is recorded while the recorder sends no heartbeats, and its reports again afterwards', async () => {
    const { host, clock, processes, receive, changes, id } = await open(true);
    await host.start();
    receive({ type: 'recordings', recordings: [[id, { ...running, last_segment_at: minuteAgo + 50 }]] });
    processes.push({ name: 'recorder', state: 'silent', silentMs: 6000, hangs: 0, hungAt: null });
    clock.advance(1000);
    expect(host.recordings()).toMatchObject([
      [id, { state: 'lost', since: minuteAgo + 55, error: expect.stringContaining('does not respond') }],
    ]);
    clock.advance(5000);
    processes.length = 0;
    clock.advance(1000);
    expect(host.recording(id)).toMatchObject({ state: 'recording', error: '', connected_at: minuteAgo });
    expect(changes.map(({ state }) => state)).toEqual(['recording', 'lost', 'recording']);
    await host.stop();
  });

  it('reports that nothing is recorded after 30 seconds without a new segment, until the next one', async () => {
    const { host, clock, receive, id } = await open(true);
    await host.start();
    const report = (segment: number) =>
      receive({
        type: 'recording',
        stationId: id,
        recording: { ...running, state: 'silent', last_segment_at: segment },
      });
    report(minuteAgo + 50);
    clock.advance(29_000);
    expect(host.recording(id).state).toBe('silent');
    clock.advance(2000);
    expect(host.recording(id)).toMatchObject({
      state: 'lost',
      level: null,
      since: minuteAgo + 55,
      error: expect.stringContaining('no audio'),
    });
    report(minuteAgo + 90);
    expect(host.recording(id).state).toBe('silent');
    await host.stop();
  });

  it('does not adopt a recording whose newest segment is minutes old', async () => {
    const { host, receive, id } = await open(true);
    receive({
      type: 'recordings',
      recordings: [[id, { ...running, connected_at: minuteAgo - 600, last_segment_at: minuteAgo - 180 }]],
    });
    expect(host.recording(id).state).toBe('lost');
  });

  it('forwards live events that the recorder wrote', async () => {
    const { receive } = await open(false);
    let woken = 0;
    const { live } = server.context;
    Object.assign(live, { wake: () => (woken += 1) });
    receive({ type: 'published' });
    expect(woken).toBe(1);
  });
});
