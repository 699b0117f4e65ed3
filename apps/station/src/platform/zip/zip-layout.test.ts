import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readZip } from './testing/read-zip.ts';
import { layoutZip, partsIn, type ZipEntry, type ZipLayout } from './zip-layout.ts';

const gigabyte = 1024 ** 3;
const entry = (overrides: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'a.mp3',
  bytes: 10,
  crc32: 0xde_ad_be_ef,
  modifiedAt: 1_767_600_001,
  ...overrides,
});

/** Bytes of a layout from its headers; content reads as zeros. */
function bytesOf(layout: ZipLayout, start: number, bytes: number): Buffer {
  const parts = partsIn(layout, { start, end: start + bytes - 1 });
  return Buffer.concat(
    parts.map(({ part, from, to }) =>
      'header' in part ? part.header.subarray(from, to + 1) : Buffer.alloc(to - from + 1),
    ),
  );
}

const directoryOf = (layout: ZipLayout) =>
  readZip(layout.bytes, (start, bytes) => bytesOf(layout, start, bytes));

describe('layoutZip', () => {
  it('lists names, sizes, checksums and times of its entries', () => {
    const entries = [entry({ name: 'Füße.mp3' }), entry({ name: 'empty.mp3', bytes: 0, crc32: 0 })];
    expect(directoryOf(layoutZip(entries))).toEqual([
      { ...entries[0], start: expect.any(Number) },
      { ...entries[1], start: expect.any(Number) },
    ]);
    expect(directoryOf(layoutZip([]))).toEqual([]);
  });

  it('places content where the directory says, without gaps', () => {
    const sizes = [0, 1, 7, 4096, 0, 65_537];
    const layout = layoutZip(sizes.map((bytes, index) => entry({ name: `${'x'.repeat(index)}.mp3`, bytes })));
    let end = 0;
    for (const part of layout.parts) {
      expect(part.start).toBe(end);
      end += part.bytes;
    }
    expect(layout.bytes).toBe(end);
    const contents = layout.parts.filter((part) => 'entry' in part);
    const filled = directoryOf(layout).filter(({ bytes }) => bytes > 0);
    expect(contents.map(({ start, bytes }) => ({ start, bytes }))).toEqual(
      filled.map(({ start, bytes }) => ({ start, bytes })),
    );
  });

  it.each([
    ['a zip just below 4 GiB', [4 * gigabyte - 300], false],
    ['a directory beyond 4 GiB', [4 * gigabyte - 2], true],
    ['a file of 4 GiB - 1', [4 * gigabyte - 1], true],
    ['a file of 9 GiB', [9 * gigabyte, 10], true],
    ['many files that exceed 4 GiB together', [3 * gigabyte, 3 * gigabyte, 10], true],
  ])('uses ZIP64 fields exactly if they are needed: %s', (_, sizes, isLarge) => {
    const entries = sizes.map((bytes, index) => entry({ name: `${index}.mp3`, bytes }));
    const layout = layoutZip(entries);
    const directory = directoryOf(layout);
    expect(directory.map(({ name, bytes }) => ({ name, bytes }))).toEqual(
      entries.map(({ name, bytes }) => ({ name, bytes })),
    );
    const headers = layout.parts.flatMap((part) => ('header' in part ? [part.header] : []));
    expect(Buffer.concat(headers).includes(Buffer.from('PK\u0006\u0006'))).toBe(isLarge);
  });

  it('counts more than 65 534 entries', () => {
    const layout = layoutZip(
      Array.from({ length: 65_535 }, (_, index) => entry({ name: String(index), bytes: 1 })),
    );
    const last = layout.parts.at(-1);
    const end = last && 'header' in last ? last.header : Buffer.alloc(0);
    expect([end.readBigUInt64LE(32), end.readUInt16LE(end.length - 12)]).toEqual([65_535n, 0xff_ff]);
  });

  it('is the same for the same entries', () => {
    const text = (layout: ZipLayout) => crc32(bytesOf(layout, 0, layout.bytes));
    expect(text(layoutZip([entry()]))).toBe(text(layoutZip([entry()])));
  });
});

describe('partsIn', () => {
  it('cuts any range into the same bytes as the whole', () => {
    const layout = layoutZip([
      entry({ bytes: 5 }),
      entry({ name: 'b', bytes: 0 }),
      entry({ name: 'c', bytes: 3 }),
    ]);
    const whole = bytesOf(layout, 0, layout.bytes);
    for (let start = 0; start < layout.bytes; start += 1)
      for (let end = start; end < layout.bytes; end += 5)
        expect(
          bytesOf(layout, start, end - start + 1).equals(whole.subarray(start, end + 1)),
          `${start}-${end}`,
        ).toBe(true);
  });
});
