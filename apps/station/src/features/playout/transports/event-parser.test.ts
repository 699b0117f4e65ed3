import { describe, expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';

/** The events of a stream whose bytes come in parts of a size. */
function parse(source: string, size: number, limit = 1000) {
  const parser = createEventParser(limit);
  const bytes = Buffer.from(source);
  const found: string[] = [];
  let tooLong = 0;
  for (let at = 0; at < bytes.length; at += size) {
    const part = parser.push(bytes.subarray(at, at + size));
    found.push(...part.data);
    tooLong += part.tooLong;
  }
  return { data: found, tooLong, lastId: parser.lastId, retry_ms: parser.retry_ms };
}

const nothing = { data: [], tooLong: 0, lastId: '', retry_ms: null };

describe('createEventParser', () => {
  it.each([
    ['data: one\n\ndata: two\n\n', { data: ['one', 'two'] }],
    ['\ufeffdata: mark\n\n', { data: ['mark'] }],
    ['data: one\r\n\r\ndata: two\r\n\r\n', { data: ['one', 'two'] }],
    ['data: one\r\rdata: two\r\r', { data: ['one', 'two'] }],
    ['data: one\r\ndata: two\r\n\r\n', { data: ['one\ntwo'] }],
    ['data:tight\n\ndata:  wide\n\n', { data: ['tight', ' wide'] }],
    ['data\n\ndata\ndata\n\n', { data: ['', '\n'] }],
    [': comment\ndata: one\n: another\n\n', { data: ['one'] }],
    ['event: song\ndata: named\nother: field\n\n', { data: ['named'] }],
    ['data: Übergang – 夜\n\n', { data: ['Übergang – 夜'] }],
    ['data: {"a":"b: c"}\n\n', { data: ['{"a":"b: c"}'] }],
    ['\n\n\n: only a comment\n\n', {}],
    ['data: without an end\n', {}],
    ['id: 7\ndata: one\n\n', { data: ['one'], lastId: '7' }],
    ['id: 7\n\nid: 8\ndata: unfinished', { lastId: '7' }],
    ['id: 7\n\nid\n\n', { lastId: '' }],
    ['id: 7\n\nid: a\0b\n\n', { lastId: '7' }],
    ['retry: 2500\n\n', { retry_ms: 2500 }],
    ['retry: soon\nretry: -1\nretry: 1.5\n\n', {}],
  ])('reads %j in parts of any size', (source, expected) => {
    for (const size of [1, 2, 3, 1000]) expect(parse(source, size)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    ['a line', `data: ${'x'.repeat(200)}\n\n`],
    ['the sum of its lines', `data: ${'x'.repeat(60)}\n`.repeat(4)],
    ['other fields', `event: ${'x'.repeat(200)}\ndata: y\n`],
    ['a comment', `: ${'x'.repeat(200)}\ndata: y\n`],
  ])('drops an event whose length is beyond the limit by %s, and reads the next', (_kind, source) => {
    for (const size of [1, 7, 1000])
      expect(parse(`${source}\ndata: next\n\n`, size, 100)).toEqual({
        ...nothing,
        data: ['next'],
        tooLong: 1,
      });
  });

  it('holds no more than the limit of an event without an end', () => {
    const parser = createEventParser(100_000);
    const part = Buffer.alloc(1_000_000, 'data: x');
    const before = process.memoryUsage().heapUsed;
    for (let n = 0; n < 200; n += 1) parser.push(part);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
    expect(parser.push(Buffer.from('\n\ndata: next\n\n'))).toEqual({ data: ['next'], tooLong: 1 });
  });
});
