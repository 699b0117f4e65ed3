import { describe, expect, it } from 'vitest';
import { audioEvent, importedTranscript, transcript } from '@postkit/sdk/schema';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();

const path = (rest: string) => `/${server.slug}/api/v1/${rest}`;
const post = (rest: string, json: object) => server.call(path(rest), { method: 'POST', as: admin, json });
const put = (id: number, file: string, format = 'json') => post(`event/${id}/transcript/`, { format, file });
const event = async (id: number) =>
  audioEvent.parse(await (await server.call(path(`event/${id}/`), { as: admin })).json());

async function textOf(id: number): Promise<string> {
  const { words } = transcript.parse(
    await (await server.call(path(`event/${id}/transcript/`), { as: admin })).json(),
  );
  return words.flatMap(({ text, cut }) => (cut ? [] : [text])).join(' ');
}

/** The text of a copy that plays these seconds. */
async function textOfPart(id: number, start: number, end: number): Promise<string> {
  const response = await server.call(`/${server.slug}/event/${id}/cut/`, {
    method: 'POST',
    as: admin,
    json: { keep: [{ start, end }] },
  });
  return textOf(audioEvent.parse(await response.json()).id);
}

describe('a file', () => {
  const srt =
    '1\n00:00:00,000 --> 00:00:01,000\nGrüße “aus” Köln\n\n2\n00:00:02,000 --> 00:00:03,000\nund Łódź\n';
  const german = srt.replace('Łódź', 'Bonn');
  const wide = Buffer.from(`\uFEFF${srt}`, 'utf16le');
  const windows1252 = Buffer.from(german.replace('“', '\x93').replace('”', '\x94'), 'latin1');
  const damaged = Buffer.concat([
    Buffer.from(`1\n00:00:00,000 --> 00:00:01,000\n${'Ł'.repeat(9)}`),
    Buffer.from([0xff, 0x0a]),
  ]);
  const windows1250 = Buffer.from(
    german.replace('“', '\x93').replace('”', '\x94').replace('Bonn', '\xA3\xF3d\x9F'),
    'latin1',
  );

  it.each([
    ['UTF-8', Buffer.from(srt), '', 'Grüße “aus” Köln und Łódź', /^$/],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${srt}`), '', 'Grüße “aus” Köln und Łódź', /^$/],
    ['UTF-16 of Windows', wide, '', 'Grüße “aus” Köln und Łódź', /^$/],
    ['UTF-16 in the other order', Buffer.from(wide).swap16(), '', 'Grüße “aus” Köln und Łódź', /^$/],
    ['UTF-16 without a mark', wide.subarray(2), '', 'Grüße “aus” Köln und Łódź', /^$/],
    ['Windows-1252', windows1252, '', 'Grüße “aus” Köln und Bonn', /it was read as Windows-1252/],
    ['Windows-1252 that the transport names', windows1252, 'ISO-8859-1', 'Grüße “aus” Köln und Bonn', /^$/],
    ['Windows-1250 that the transport names', windows1250, 'windows-1250', 'Grüße “aus” Köln und Łódź', /^$/],
    [
      'damaged UTF-8 of which the transport says Latin-1',
      damaged,
      'latin1',
      'Ł'.repeat(9) + '\uFFFD',
      /is said to be latin1, but nearly all of it is UTF-8/,
    ],
    [
      'UTF-8 of which the transport says Latin-1',
      Buffer.from(srt),
      'latin1',
      'Grüße “aus” Köln und Łódź',
      /^$/,
    ],
  ])('of bytes in %s is decoded', async (_name, bytes, charset, text, notice) => {
    const { id } = await makeEvent(server, { segments: 2 });
    const response = await post(`event/${id}/transcript/`, {
      format: 'srt',
      file_base64: bytes.toString('base64'),
      charset,
    });
    const read = importedTranscript.parse(await response.json());
    expect(read.words.map((word) => word.text).join(' ')).toBe(text);
    expect(read.notice).toMatch(notice);
  });

  it('that was decoded wrongly before it was sent, or has captions without times, says so', async () => {
    const { id } = await makeEvent(server, { segments: 2 });
    const broken = Array.from(
      { length: 5 },
      (_, index) => `${index + 3}\n00:99:00,000 --> 00:00:01,000\nx\n`,
    );
    const file = `1\n00:00:00,000 --> 00:00:01,000\nGr\uFFFD\uFFFDe\n\n${broken.join('\n')}`;
    const { notice } = importedTranscript.parse(
      await (await post(`event/${id}/transcript/`, { format: 'srt', file })).json(),
    );
    expect(notice).toMatch(
      /^1 word has characters that could not be read\..* Line 6: .* Line 10: .* 3 more problems were found\.$/,
    );
  });

  it.each([
    [{ format: 'srt' }],
    [{ format: 'srt', file: '1', file_base64: 'MQ==' }],
    [{ format: 'srt', file_base64: '' }],
    [{ format: 'srt', file_base64: 'not base64!' }],
  ])('is refused as %j', async (json) => {
    const { id } = await makeEvent(server, { segments: 2 });
    expect((await post(`event/${id}/transcript/`, json)).status).toBe(400);
  });

  it('keeps captions that overlap apart, in every copy and every format', async () => {
    const { id } = await makeEvent(server, { segments: 3 });
    // Across the border of two segments, so that the words of each caption are stored in two places.
    const file =
      '1\n00:00:08,000 --> 00:00:12,000\nHello there my friend.\n\n2\n00:00:09,000 --> 00:00:13,000\nThis is a test.\n';
    expect((await put(id, file, 'srt')).status).toBe(200);
    expect(await textOf(id)).toBe('Hello there my friend. This is a test.');
    expect((await event(id)).transcript).toBe('Hello there my friend. This is a test.');
    const fileOf = async (format: string, of = id) =>
      (await server.call(`/${server.slug}/event/${of}/transcript.${format}`, { as: admin })).text();
    expect(await fileOf('srt')).toBe(file);
    expect(await fileOf('vtt')).toBe(
      'WEBVTT\n\n00:00:08.000 --> 00:00:12.000\nHello there my friend.\n\n00:00:09.000 --> 00:00:13.000\nThis is a test.\n',
    );
    expect(JSON.parse(await fileOf('json')).segments).toMatchObject([
      { body: 'Hello there my friend.' },
      { body: 'This is a test.' },
    ]);
    // Without the first word, and without the first segment.
    expect(await textOfPart(id, 8.8, 14)).toBe('there my friend. This is a test.');
    expect(await textOfPart(id, 10, 14)).toBe('my friend. is a test.');
    // A copy of the first segment alone, in which the first word of the second caption is stored.
    expect(await textOfPart(id, 8.8, 9.9)).toBe('there This');
    // The JSON, read again.
    const other = await makeEvent(server, { segments: 3 });
    await put(other.id, await fileOf('json'));
    expect(await textOf(other.id)).toBe('Hello there my friend. This is a test.');
  });
});
