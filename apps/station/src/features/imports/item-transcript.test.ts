import { describe, expect, it } from 'vitest';
import { storeTranscriptOfItem } from './item-transcript.ts';

const of = (name: string, type = '') => ({ url: `https://a.example/${name}`, type, language: 'en' });

/** Stores all but the named transcripts, and records the tried ones. */
function storing(...bad: readonly string[]) {
  const tried: string[] = [];
  const store = async ({ url, format }: { url: string; format: string }) => {
    const name = url.slice('https://a.example/'.length);
    tried.push(`${name} as ${format}`);
    if (bad.includes(name)) throw new Error(`${name} is broken.`);
    return name.startsWith('odd') ? 'Line 1: it ends before it starts. 2 more problems were found.' : '';
  };
  return { tried, store };
}

const instead = (format: string) =>
  `Its first transcript could not be read. The one as ${format} is used instead`;

describe('storeTranscriptOfItem', () => {
  it.each([
    ['WebVTT first', [of('1.json'), of('1.srt'), of('1.vtt')], [], ['1.vtt as vtt'], ''],
    [
      'SRT where WebVTT fails',
      [of('1.vtt'), of('1.srt')],
      ['1.vtt'],
      ['1.vtt as vtt', '1.srt as srt'],
      instead('SRT'),
    ],
    [
      'JSON where both fail',
      [of('1.json'), of('1.srt'), of('1.vtt')],
      ['1.vtt', '1.srt'],
      ['1.vtt as vtt', '1.srt as srt', '1.json as json'],
      instead('JSON'),
    ],
    [
      'one of which parts are left out',
      [of('odd.vtt'), of('1.srt')],
      [],
      ['odd.vtt as vtt'],
      'Its transcript: Line 1: it ends before it starts. 2 more problems were found',
    ],
    [
      'such a one instead of another',
      [of('1.vtt'), of('odd.srt')],
      ['1.vtt'],
      ['1.vtt as vtt', 'odd.srt as srt'],
      `${instead('SRT')}. Its transcript: Line 1: it ends before it starts. 2 more problems were found`,
    ],
    [
      'a second WebVTT before SRT',
      [of('1.vtt'), of('1.srt'), of('2.vtt')],
      ['1.vtt'],
      ['1.vtt as vtt', '2.vtt as vtt'],
      instead('VTT'),
    ],
    ['the type before the ending', [of('1.vtt', 'application/x-subrip')], [], ['1.vtt as srt'], ''],
    ['the ending under a type that says nothing', [of('1.SRT', 'text/plain')], [], ['1.SRT as srt'], ''],
    ['not a folder with the name of a format', [of('vtt/1.srt')], [], ['vtt/1.srt as srt'], ''],
    ['no page', [of('1.html', 'text/html'), of('1.srt', 'application/srt')], [], ['1.srt as srt'], ''],
  ])('uses %s', async (_what, transcripts, bad, tried, warning) => {
    const stored = storing(...bad);
    expect(await storeTranscriptOfItem(transcripts, stored.store)).toBe(warning);
    expect(stored.tried).toEqual(tried);
  });

  it('fails as the first one does if none can be stored, and says so if none can be read', async () => {
    await expect(
      storeTranscriptOfItem([of('1.srt'), of('1.vtt')], storing('1.vtt', '1.srt').store),
    ).rejects.toThrow('1.vtt is broken.');
    await expect(storeTranscriptOfItem([of('1.html', 'text/html')], storing().store)).rejects.toThrow(
      'no transcript as VTT, SRT or JSON',
    );
  });
});
