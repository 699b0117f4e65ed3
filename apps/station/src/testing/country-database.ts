/** A database in MaxMind's format with one IPv4 network: all addresses whose first bit is `firstBit`. */
export function countryDatabase({
  firstBit,
  record,
}: {
  firstBit: 0 | 1;
  record: Record<string, unknown>;
}): Buffer {
  const nodes = 1;
  const found = nodes + 16;
  const pair = firstBit === 0 ? [found, nodes] : [nodes, found];
  const tree = Buffer.from(pair.flatMap((value) => [value >> 16, (value >> 8) & 255, value & 255]));
  const facts = {
    node_count: nodes,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test',
    languages: ['en'],
    description: {},
  };
  const versions = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
  };
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    encoded(record),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    encoded({ ...facts, ...versions }),
  ]);
}

/** Encodes a value in that format: a type and a size, then the bytes. */
function encoded(value: unknown): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encoded)]);
  const entries = Object.entries(Object(value));
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flat().map(encoded)]);
}
