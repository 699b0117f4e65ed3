/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header for `size` bytes. Returns `whole` when it is absent, malformed, in another unit, or
 * asks for several ranges: RFC 9110 lets a server ignore those.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return 'whole';
  if (asked[1] === '') return suffix(Number(asked[2]), size);
  const start = Number(asked[1]);
  const end = asked[2] === '' ? size - 1 : Math.min(Number(asked[2]), size - 1);
  if (asked[2] !== '' && Number(asked[2]) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
}
