import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSplitter, type Framing } from '../index.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** The messages and remarks of a text whose bytes come in parts of a size. */
function split(
  framing: Framing,
  source: string | Uint8Array,
  size = Number.POSITIVE_INFINITY,
  limit?: number,
) {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const splitter = createSplitter(framing, limit);
  const parts = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(splitter.push(bytes.subarray(at, at + size)));
  const left = splitter.end();
  return {
    frames: parts.flatMap(({ frames }) => frames.map(text)),
    left: left.frames.map(text),
    findings: [...parts, left].flatMap(({ findings }) => findings.map((finding) => finding.text)),
  };
}

const xml = [
  '<?xml version="1.0"?>\r\n<a x="1 > 0"><b>1 < 2 <![CDATA[</a>]]><!-- </a> --></b></a>',
  '<a/>',
  '<n:a>two</n:a >',
];
const json = ['{"a": "} \\" {", "b": [1, {"c": 2}]}', '[["title", "x"]]', '{\n  "d": {\n  }\n}'];

describe('createSplitter', () => {
  it.each([1, 2, 3, 7, 64, Number.POSITIVE_INFINITY])(
    'finds the same documents in parts of %d bytes',
    (size) => {
      expect(split('xml', xml.join('\r\n'), size).frames).toEqual(xml);
      expect(split('xml', xml.join(''), size).frames).toEqual(xml);
      expect(split('json', json.join('\n'), size).frames).toEqual(json);
      expect(split('json', json.join(''), size).frames).toEqual(json);
      expect(split('line', 'one\r\ntwo\nthree\rfour\0five\n', size).frames).toEqual([
        'one',
        'two',
        'three',
        'four',
        'five',
      ]);
      expect(
        split('blank-line', 'a\r\nb\r\n\r\n\r\nc\n\n', size).frames.map((frame) => frame.trim()),
      ).toEqual(['a\r\nb', 'c']);
    },
  );

  it.each([1, 5, Number.POSITIVE_INFINITY])(
    'finds messages after their length in parts of %d bytes',
    (size) => {
      const framed = (message: string) =>
        Buffer.concat([Buffer.from([0, 0, 0, message.length]), Buffer.from(message)]);
      expect(split('length', Buffer.concat(['one', 'two'].map(framed)), size).frames).toEqual(['one', 'two']);
    },
  );

  it('finds messages by silence, and each packet by itself', () => {
    expect(split('silence', 'half and half', 4)).toMatchObject({ frames: [], left: ['half and half'] });
    expect(split('whole', 'abcdef', 3)).toMatchObject({ frames: ['abc', 'def'], left: [] });
  });

  it('returns the part of a message that is left when the connection ends', () => {
    expect(split('xml', '<a><b>')).toMatchObject({ frames: [], left: ['<a><b>'] });
    expect(split('line', 'without an end')).toMatchObject({ frames: [], left: ['without an end'] });
  });

  it('skips other bytes between documents, and reports them', () => {
    expect(split('xml', 'OK\r\n<a>1</a>')).toEqual({
      frames: ['<a>1</a>'],
      left: [],
      findings: ['2 bytes between messages were skipped.'],
    });
    expect(split('json', 'data: {"a":1}').frames).toEqual(['{"a":1}']);
  });

  it.each([
    ['UTF-8', Buffer.from('\ufeff<a>1</a>\n\ufeff<a>2</a>')],
    ['UTF-16', Buffer.from('\ufeff<a>1</a>\n\ufeff<a>2</a>', 'utf16le')],
  ])('skips the mark of %s before each document without a remark', (_encoding, source) => {
    const { frames, findings } = split('xml', source);
    expect([frames.length, findings]).toEqual([2, []]);
  });

  it.each([
    ['xml', '<a><b>lost<?xml version="1.0"?><a>1</a>', '<?xml version="1.0"?><a>1</a>'],
    ['xml', '<a><b>lost<a>1</a>', '<a>1</a>'],
    ['json', '{\n  "a": "lost\n{\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ] as const)('drops a message of %s that the next one cuts', (framing, source, whole) => {
    for (const size of [1, 4, Number.POSITIVE_INFINITY])
      expect(split(framing, source, size)).toEqual({
        frames: [whole],
        left: [],
        findings: ['A message was cut: the next one began before its end.'],
      });
  });

  it.each(['xml', 'json', 'line', 'blank-line', 'silence', 'length'] as const)(
    'drops %s without an end beyond the limit',
    (framing) => {
      const source = { xml: `<a>${'x'.repeat(200)}`, json: `{"a": "${'x'.repeat(200)}` } as Record<
        string,
        string
      >;
      const { left, findings } = split(framing, source[framing] ?? 'x'.repeat(200), 50, 100);
      expect(left.join('').length).toBeLessThanOrEqual(100);
      expect(findings).toContain('A message of more than 100 bytes without an end was dropped.');
    },
  );

  it('finds the next message after one that was dropped', () => {
    expect(split('xml', `<a>${'x'.repeat(200)}</a><b>1</b>`, 10, 100).frames).toContain('<b>1</b>');
    expect(split('line', `${'x'.repeat(200)}\nnext\n`, 10, 100).frames).toContain('next');
  });

  it.each([1, 3, Number.POSITIVE_INFINITY])('splits UTF-16 in parts of %d bytes', (size) => {
    const document = (title: string) => Buffer.from(`<a>${title}</a>`, 'utf16le');
    const splitter = createSplitter('xml');
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), document('Übergang'), document('zwei')]);
    const frames: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += size)
      frames.push(...splitter.push(bytes.subarray(at, at + size)).frames);
    frames.push(...splitter.end().frames);
    expect(frames.map((frame) => Buffer.from(frame).toString('utf16le'))).toEqual([
      '<a>Übergang</a>',
      '<a>zwei</a>',
    ]);
  });

  it('survives any bytes, and finds a document after them and silence', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom<Framing>('xml', 'json', 'line', 'blank-line'),
        (noise, framing) => {
          const splitter = createSplitter(framing);
          splitter.push(noise);
          splitter.end();
          const message = { xml: '<a>1</a>', json: '{"a":1}', line: 'one\n', 'blank-line': 'one\n\n' }[
            framing as 'xml'
          ];
          expect(splitter.push(Buffer.from(message)).frames.map(text).join('').trim()).toBe(message.trim());
        },
      ),
      { numRuns: 300 },
    );
  });
});
