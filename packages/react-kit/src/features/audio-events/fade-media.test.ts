// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
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
});
