import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findFfmpeg } from '../find-ffmpeg.ts';
import { audioTracksOf } from './audio-tracks.ts';

const described = (stream: number, audio: string): string =>
  `  Stream #0:${stream}[0x10${stream}](eng): Audio: ${audio}\n`;
const channelsOf = (layout: string): number | undefined =>
  audioTracksOf(described(0, `pcm_s16le, 48000 Hz, ${layout}, s16, 768 kb/s`)).tracks[0]?.channels;

describe('audioTracksOf', () => {
  it('counts the channels of every layout that ffmpeg names', () => {
    const list = execFileSync(findFfmpeg(), ['-hide_banner', '-layouts'], { encoding: 'utf8' });
    const rows = [...list.matchAll(/^(\S+) +([A-Z]{2,3}\d?(?:\+[A-Z]{2,3}\d?)*)$/gm)].map(
      ([, layout = '', channels = '']) => [layout, channels.split('+').length],
    );
    expect(rows.map(([layout]) => layout)).toEqual(
      expect.arrayContaining(['mono', 'quad(side)', '7.1(wide)', '7.2.3', '22.2', 'downmix']),
    );
    expect(rows.map(([layout]) => [layout, channelsOf(String(layout))])).toEqual(rows);
  });

  it.each([
    ['3 channels', 3],
    ['4 channels (FL+FR+LFE+BC)', 4],
    ['ambisonic 1', 4],
    ['ambisonic 2+stereo', 11],
    ['ambisonic 1+2 channels (FL+LFE)', 6],
    ['unheard-of', 2],
  ])('counts the channels of %s', (layout, channels) => {
    expect(channelsOf(layout)).toBe(channels);
  });

  it('leaves out tracks without a rate, without channels and at impossible rates', () => {
    const tracks = [
      'mp2, 0 channels',
      'mp2, 48000 Hz, 0 channels, s16',
      'none, 48000 Hz, mono',
      'pcm_s16le, 1 Hz, mono, s16',
      'aac, 5000000 Hz, mono',
    ];
    const text = [...tracks, 'mp2, 48000 Hz, mono, s16p, 64 kb/s']
      .map((audio, index) => described(index, audio))
      .join('');
    expect(audioTracksOf(text)).toMatchObject({ tracks: [{ stream: 5, codec: 'mp2' }], impossibleRate: 1 });
    expect(audioTracksOf(described(0, tracks[0] ?? ''))).toEqual({ tracks: [], impossibleRate: undefined });
  });

  it('numbers tracks by their streams, in the order of the programs, each once', () => {
    const [one, two] = ['mp2, 48000 Hz, stereo, s16p', 'aac (LC), 44100 Hz, mono, fltp'];
    const text = [
      '  Program 7\n',
      described(4, one),
      '  Program 8\n',
      described(2, two),
      described(4, one),
      '  No Program\n',
      described(0, two),
    ];
    expect(audioTracksOf(text.join('')).tracks.map(({ stream }) => stream)).toEqual([4, 2, 0]);
  });
});
