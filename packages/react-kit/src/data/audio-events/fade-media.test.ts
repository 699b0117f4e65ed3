// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeMedia } from './fade-media.ts';

const innerFades = [
  { start: 4000, end: 5000, direction: 'out' },
  { start: 5000, end: 6000, direction: 'in' },
] as const;

function at(media: HTMLAudioElement, seconds: number): number {
  media.currentTime = seconds;
  media.dispatchEvent(new Event('seeked'));
  return media.volume;
}

const frames = new Map<number, FrameRequestCallback>();
let requested = 0;

/** Runs the requested frames; returns their number. */
function showFrame(): number {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run(0);
  return due.length;
}

beforeEach(() => {
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    requested += 1;
    frames.set(requested, run);
    return requested;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id));
});
afterEach(() => void vi.unstubAllGlobals());

describe('fadeMedia', () => {
  it('fades an element inside a merge, relative to the user’s volume', () => {
    const media = new Audio();
    const fading = fadeMedia(media, { durationMs: 10_000, fadeInMs: 0, fadeOutMs: 0, innerFades }, () => 0.8);
    expect([1, 4.5, 5, 5.25, 8].map((seconds) => at(media, seconds))).toEqual([0.8, 0.4, 0, 0.2, 0.8]);
    fading.release();
    expect(at(media, 5)).toBe(0.8);
  });

  it('keeps the position of inner fades in a trimmed event', () => {
    const media = new Audio();
    fadeMedia(media, { durationMs: 6000, fadeInMs: 2000, fadeOutMs: 0, innerFades }, () => 1, 3500);
    expect([3.5, 4.5, 5.5, 6.5].map((seconds) => at(media, seconds))).toEqual([0, 0.5, 0.5, 1]);
  });

  it('follows an element once a frame, from its start until it pauses', async () => {
    const media = new Audio();
    fadeMedia(media, { durationMs: 10_000, fadeInMs: 0, fadeOutMs: 0, innerFades }, () => 1);
    expect(showFrame()).toBe(0);
    await media.play();
    media.dispatchEvent(new Event('play'));
    media.currentTime = 4.5;
    expect(showFrame()).toBe(1);
    expect(media.volume).toBe(0.5);
    media.pause();
    expect(showFrame()).toBe(1);
    expect(showFrame()).toBe(0);
  });

  it('follows an element that plays already, until it is released', async () => {
    const media = new Audio();
    await media.play();
    const fading = fadeMedia(
      media,
      { durationMs: 10_000, fadeInMs: 2000, fadeOutMs: 0, innerFades: [] },
      () => 1,
    );
    expect(media.volume).toBe(0);
    media.currentTime = 1;
    expect(showFrame()).toBe(1);
    expect(media.volume).toBe(0.5);
    fading.release();
    expect(showFrame()).toBe(0);
    expect(media.volume).toBe(1);
  });

  it.each([
    ['no fades are known', null],
    ['all fades are zero', { durationMs: 10_000, fadeInMs: 0, fadeOutMs: 0, innerFades: [] }],
  ])('only applies the user’s volume if %s', async (_case, audio) => {
    const media = new Audio();
    await media.play();
    let level = 0.6;
    const fading = fadeMedia(media, audio, () => level);
    expect(media.volume).toBe(0.6);
    level = 0.3;
    expect(showFrame()).toBe(0);
    fading.apply();
    expect(media.volume).toBe(0.3);
  });

  it.each([
    { fadeInMs: 2000, fadeOutMs: 0, at: 1 },
    { fadeInMs: 0, fadeOutMs: 2000, at: 9 },
  ])('fades at the edge that has a fade: $fadeInMs ms in, $fadeOutMs ms out', ({ at: seconds, ...edges }) => {
    const media = new Audio();
    fadeMedia(media, { durationMs: 10_000, ...edges, innerFades: [] }, () => 1);
    expect(at(media, seconds)).toBe(0.5);
  });

  it('plays audio above 0 dB louder than its file, through one gain that returns to 1', () => {
    const boosts: { gain: { value: number } }[] = [];
    class Context {
      destination = {};
      createGain() {
        const boost = { gain: { value: 1 }, connect: (to: unknown) => to };
        boosts.push(boost);
        return boost;
      }
      createMediaElementSource() {
        return { connect: (to: unknown) => to };
      }
      resume() {
        return Promise.resolve();
      }
    }
    vi.stubGlobal('AudioContext', Context);
    const media = new Audio();
    const audio = { durationMs: 1000, fadeInMs: 0, fadeOutMs: 0, innerFades: [] };
    const quiet = fadeMedia(media, { ...audio, gainDb: -20 }, () => 1);
    expect([media.volume, boosts.length]).toEqual([0.1, 0]);
    quiet.release();
    const fading = fadeMedia(media, { ...audio, gainDb: 20 }, () => 0.5);
    expect([media.volume, boosts.map(({ gain }) => gain.value)]).toEqual([0.5, [10]]);
    fading.release();
    expect(boosts.map(({ gain }) => gain.value)).toEqual([1]);
  });
});
