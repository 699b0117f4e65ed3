import { describe, expect, it } from 'vitest';
import { encodingOf, encodingWarnings, type ShowAudio } from './audio-encoding.ts';

const plain: ShowAudio = { loudnessTarget: null, preBumper: null, postBumper: null };
const item = (enclosure: string, audioType: string, over: object = {}) => ({
  enclosure: `https://a.example/${enclosure}`,
  details: JSON.stringify({ audioType }),
  clash: '' as const,
  bytes: 1_600_000,
  seconds: 100,
  ...over,
});
const mp3 = item('1.mp3', 'audio/mpeg');

describe('encodingOf', () => {
  it.each([
    ['an mp3', mp3, plain, ''],
    ['an mp3 whose type is unusual', item('1', 'audio/mp3'), plain, ''],
    ['a file that says nothing', item('get.php', ''), plain, ''],
    ['a page as type of an mp3', item('1.mp3', 'text/html'), plain, ''],
    ['AAC', item('1.m4a', 'audio/x-m4a'), plain, 'format'],
    ['AAC without a type', item('1.M4A?x=1', ''), plain, 'format'],
    ['a video', item('1.mp4', 'video/mpeg'), plain, 'format'],
    ['the type before the ending', item('1.mp3', 'audio/ogg'), plain, 'format'],
    ['an old type of an mp3', item('1', 'application/x-mp3'), plain, ''],
    ['a list of addresses as type', item('1.mp3', 'audio/mpegurl'), plain, 'format'],
    ...['amr', 'aiff', 'mka', 'mp2', 'avi', 'mpg', 'm2ts', 'flac', 'oga'].map(
      (ending) => [`${ending} without a type`, item(`1.${ending}`, ''), plain, 'format'] as const,
    ),
    ['an mp3 in the query without a type', item('get.php?file=1.mp3', ''), plain, ''],
    ['AAC in the query without a type', item('get.php?file=1.m4a', ''), plain, 'format'],
    ['16 kb/s', item('1.mp3', 'audio/mpeg', { bytes: 200_000 }), plain, 'bit_rate'],
    ['500 kb/s', item('1.mp3', 'audio/mpeg', { bytes: 6_250_000 }), plain, 'bit_rate'],
    ['no bytes', item('1.mp3', 'audio/mpeg', { bytes: null }), plain, ''],
    ['no seconds', item('1.mp3', 'audio/mpeg', { seconds: 0, bytes: 1 }), plain, ''],
    ['an mp3 of a show with a loudness', mp3, { ...plain, loudnessTarget: -16 }, 'loudness'],
    [
      'an mp3 of a show with a bumper before it',
      mp3,
      { ...plain, loudnessTarget: -16, preBumper: 4 },
      'bumpers',
    ],
    ['an mp3 of a show with a bumper after it', mp3, { ...plain, postBumper: 4 }, 'bumpers'],
    [
      'AAC of a show with a loudness',
      item('1.m4a', 'audio/mp4'),
      { ...plain, loudnessTarget: -16 },
      'format',
    ],
    ['an item without audio', { ...mp3, clash: 'no_audio' }, { ...plain, loudnessTarget: -16 }, ''],
    [
      'an item that takes over texts only',
      { ...mp3, clash: 'changed' },
      { ...plain, loudnessTarget: -16 },
      '',
    ],
    ['a deleted item', { ...mp3, clash: 'deleted' }, { ...plain, loudnessTarget: -16 }, 'loudness'],
    ['an item of an older version', { ...mp3, details: '{}' }, plain, ''],
  ] as const)('%s', (_what, given, show, reason) => {
    expect(encodingOf(given, show)).toBe(reason);
  });
});

describe('encodingWarnings', () => {
  it('counts the files that the show has encoded', () => {
    const items = [mp3, mp3, item('1.m4a', 'audio/mp4')];
    expect(encodingWarnings(items, plain)).toEqual([]);
    expect(encodingWarnings(items, { ...plain, loudnessTarget: -16 })).toEqual([
      '2 audio files are encoded again, because the show has a loudness of -16 LUFS.',
    ]);
    expect(encodingWarnings([mp3], { ...plain, postBumper: 2 })).toEqual([
      '1 audio file is encoded again, because the show plays audio before or after each episode.',
    ]);
  });
});
