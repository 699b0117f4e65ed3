/**
 * The characters of a TrueType or OpenType font, by code point, with the widths of their glyphs in ems.
 * Reads the tables `cmap` (formats 4 and 12) and `hmtx`. @throws RangeError for a file that is no such font
 */
export function glyphWidths(font: Buffer): Map<number, number> {
  const table = (name: string): Buffer => {
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
      if (font.toString('latin1', at, at + 4) === name) return font.subarray(font.readUInt32BE(at + 8));
    throw new RangeError(`The font has no table ${name}.`);
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const [unitsPerEm, lastMetric] = [head.readUInt16BE(18), hhea.readUInt16BE(34) - 1];
  const widths = new Map<number, number>();
  for (const [point, glyph] of glyphsOf(characterMap(table('cmap'))))
    if (glyph > 0) widths.set(point, hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unitsPerEm);
  return widths;
}

/** The subtable of Unicode with the most characters: the full range of format 12, else the first plane of format 4. */
function characterMap(cmap: Buffer): Buffer {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const found = [12, 4].flatMap((format) => tables.find((one) => one.readUInt16BE(0) === format) ?? [])[0];
  if (!found) throw new RangeError('The font has no map of Unicode characters.');
  return found;
}

function* glyphsOf(map: Buffer): Generator<[point: number, glyph: number]> {
  if (map.readUInt16BE(0) === 12) {
    for (let at = 16; at < 16 + 12 * map.readUInt32BE(12); at += 12) {
      const [first, last, glyph] = [map.readUInt32BE(at), map.readUInt32BE(at + 4), map.readUInt32BE(at + 8)];
      for (let point = first; point <= last; point += 1) yield [point, glyph + point - first];
    }
    return;
  }
  const count = map.readUInt16BE(6) / 2;
  const [ends, starts, deltas, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count];
  for (let segment = 0; segment < count; segment += 1) {
    const read = (column: number): number => map.readUInt16BE(column + 2 * segment);
    const [start, end, delta, offset] = [read(starts), read(ends), read(deltas), read(offsets)];
    for (let point = start; point <= end && point < 0xff_ff; point += 1) {
      const listed =
        offset === 0 ? point : map.readUInt16BE(offsets + 2 * segment + offset + 2 * (point - start));
      if (offset === 0 || listed > 0) yield [point, (listed + delta) & 0xff_ff];
    }
  }
}
