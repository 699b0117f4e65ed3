import { describe, expect, it } from 'vitest';
import type { AudioOutput } from '../../../data/timeline/transport/audio-output.ts';
import { type Pcm, sampleRate } from '../../../data/timeline/transport/pcm.ts';
import type { PlaybackPlan, PlannedSpan } from '../../../data/timeline/transport/playback-plan.ts';
import type { SegmentSource } from '../../../data/timeline/transport/segment-source.ts';
import { type PlayerState, TimelinePlayer } from './timeline-player.ts';

/** Each segment lasts a second, and all its samples are its event's id. */
class FakeSource implements SegmentSource {
  /** Loaded segments and the segments before them, such as `1/0` and `1/1 after 1/0`. */
  readonly loads: string[] = [];
  readonly broken = new Set<string>();
  readonly #seconds: Readonly<Record<number, number>>;

  constructor(seconds: Readonly<Record<number, number>>) {
    this.#seconds = seconds;
  }

  async lengthsOf(eventId: number): Promise<number[]> {
    const seconds = this.#seconds[eventId];
    if (seconds === undefined) throw new Error('gone');
    return Array.from({ length: seconds }, () => sampleRate);
  }

  async load(...[place, before]: Parameters<SegmentSource['load']>): Promise<Pcm> {
    const name = `${place.eventId}/${place.n}`;
    if (this.broken.has(name)) throw new Error('unreachable');
    this.loads.push(before ? `${name} after ${before.eventId}/${before.n}` : name);
    const channel = () => new Float32Array(sampleRate).fill(place.eventId);
    return [channel(), channel()];
  }
}

class FakeOutput implements AudioOutput {
  time = 10;
  isAwake = false;
  scheduled: { at: number; end: number; level: number; samples: number }[] = [];
  tones: number[] = [];
  now = () => this.time;
  wake = async () => {
    this.isAwake = true;
  };
  play(pcm: Pcm, at: number) {
    const samples = pcm[0].length;
    this.scheduled.push({ at, end: at + samples / sampleRate, level: pcm[0][samples >> 1] ?? 0, samples });
  }
  tone(at: number) {
    this.tones.push(at);
  }
  clear() {
    this.scheduled = [];
    this.tones = [];
  }
  rest() {
    this.isAwake = false;
  }
}

function span(eventId: number, startMs: number, durationMs: number, adsBefore = 0): PlannedSpan {
  const audio = { durationMs, fadeInMs: 0, fadeOutMs: 0, innerFades: [] };
  return { timelineId: `item-${eventId}`, eventId, name: `Event ${eventId}`, startMs, adsBefore, audio };
}

/** 3 s, an ad, 2 s, 4 s, and another ad. */
const plan: PlaybackPlan = {
  spans: [span(1, 0, 3000), span(2, 3000, 2000, 1), span(3, 5000, 4000)],
  adsAfter: 1,
  totalMs: 9000,
};

/** Resolves once the promises of a playback have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function open({ aheadSeconds = 100 } = {}) {
  const source = new FakeSource({ 1: 3, 2: 2, 3: 4 });
  const output = new FakeOutput();
  const states: PlayerState[] = [];
  const player = new TimelinePlayer({
    source,
    output: () => output,
    onChange: (state) => states.push(state),
    aheadSeconds,
  });
  player.setPlan(plan);
  async function wait(seconds: number): Promise<void> {
    output.time += seconds;
    player.tick();
    await settled();
  }
  return { source, output, player, states, wait };
}

describe('TimelinePlayer', () => {
  it('schedules all items without a break, each segment after the one before it', async () => {
    const { source, output, player } = await open();
    await player.play();
    const { scheduled } = output;
    expect(scheduled.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 3]);
    for (const [index, piece] of scheduled.slice(1).entries()) expect(piece.at).toBe(scheduled[index]?.end);
    expect(source.loads.slice(-7)).toEqual([
      '1/2 after 1/1',
      '2/0 after 1/2',
      '2/1 after 2/0',
      '3/0 after 2/1',
      '3/1 after 3/0',
      '3/2 after 3/1',
      '3/3 after 3/2',
    ]);
  });

  it('plays a tone at each ad marker, also after the last item', async () => {
    const { output, player } = await open();
    await player.play();
    expect(output.tones).toEqual([output.scheduled[3]?.at, output.scheduled.at(-1)?.end]);
  });

  it('reports the position and stops at the end, and then plays from the start', async () => {
    const { player, wait, output } = await open();
    await player.play();
    expect(player.state.status).toBe('loading');
    await wait(4.02);
    expect(player.state).toMatchObject({ status: 'playing' });
    expect(player.state.positionMs).toBeCloseTo(4000, 0);
    await wait(6);
    expect(player.state).toMatchObject({ status: 'paused', positionMs: 9000 });
    expect(output.isAwake).toBe(false);
    await player.play();
    expect(player.state.positionMs).toBe(0);
    expect(output.scheduled).toHaveLength(9);
  });

  it('loads only what plays soon, and the rest as it plays', async () => {
    const { player, output, wait } = await open({ aheadSeconds: 2 });
    player.seek(3500);
    await player.play();
    expect(output.scheduled.map(({ level, samples }) => [level, samples])).toEqual([
      [2, sampleRate / 2],
      [2, sampleRate],
      [3, sampleRate],
    ]);
    await wait(1.5);
    expect(output.scheduled).toHaveLength(4);
  });

  it('pauses at the position and continues there', async () => {
    const { player, output, wait } = await open();
    await player.play();
    await wait(1.52);
    player.pause();
    expect(player.state.status).toBe('paused');
    expect(player.state.positionMs).toBeCloseTo(1500, 0);
    expect(output.scheduled).toEqual([]);
    await wait(5);
    await player.play();
    expect(output.scheduled[0]?.samples).toBeCloseTo(sampleRate / 2, -1);
  });

  it('shortens the audio at a higher speed, and the position moves faster', async () => {
    const { player, output, wait } = await open();
    player.setSpeed(2);
    await player.play();
    const last = output.scheduled.at(-1);
    expect((last?.end ?? 0) - (output.scheduled[0]?.at ?? 0)).toBeGreaterThan(4.4);
    expect((last?.end ?? 0) - (output.scheduled[0]?.at ?? 0)).toBeLessThan(4.6);
    await wait(2.02);
    expect(player.state.positionMs).toBeGreaterThan(3900);
    expect(player.state.positionMs).toBeLessThan(4150);
  });

  it('repeats a loop without a break, and a seek outside of it ends it', async () => {
    const { player, output, wait } = await open({ aheadSeconds: 8 });
    player.setLoop({ startMs: 1500, endMs: 4500 });
    await player.play();
    expect(output.scheduled.map(({ level, samples }) => [level, samples / sampleRate])).toEqual([
      [1, 0.5],
      [1, 1],
      [2, 1],
      [2, 0.5],
      [1, 0.5],
      [1, 1],
      [2, 1],
      [2, 0.5],
      [1, 0.5],
      [1, 1],
      [2, 1],
    ]);
    await wait(3.52);
    expect(player.state.positionMs).toBeCloseTo(2000, 0);
    player.seek(6000);
    await settled();
    expect(player.state).toMatchObject({ loop: null, positionMs: 6000 });
  });

  it('names an item of which a part does not load, and plays on after it', async () => {
    const { player, output, source } = await open();
    source.broken.add('2/0');
    await player.play();
    expect(output.scheduled.map(({ level }) => level)).toEqual([1, 1, 1, 2, 3, 3, 3, 3]);
    expect(output.scheduled[3]?.at).toBe(output.scheduled[2]?.end);
    expect(player.state.failedName).toBe('Event 2');
  });

  it('skips an item whose audio was deleted', async () => {
    const { player, output } = await open();
    player.setPlan({ ...plan, spans: [span(9, 0, 1000), span(2, 1000, 2000)] });
    await player.play();
    expect(output.scheduled.map(({ level }) => level)).toEqual([2, 2]);
    expect(player.state.failedName).toBe('Event 9');
  });

  it('stops after several parts in a row that do not load', async () => {
    const { player, source, wait } = await open();
    for (const name of ['1/0', '1/1', '1/2', '2/0', '2/1', '3/0']) source.broken.add(name);
    await player.play();
    await wait(1);
    expect(player.state).toMatchObject({ status: 'paused', positionMs: 0, failedName: 'Event 2' });
    expect(source.loads).toEqual([]);
  });

  it('keeps its place in an item that moves while it plays', async () => {
    const { player, output, wait } = await open();
    await player.play();
    await wait(3.52);
    player.setPlan({ spans: [span(3, 0, 4000), span(2, 4000, 2000)], adsAfter: 0, totalMs: 6000 });
    await settled();
    expect(player.state.positionMs).toBeCloseTo(4500, 0);
    expect(output.scheduled.map(({ level }) => level)).toEqual([2, 2]);
  });
});
