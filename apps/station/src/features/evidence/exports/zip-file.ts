import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A file of an evidence zip, whose checksums are known before its content is read again. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  readonly sha256: string;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** A file from its whole content. */
export function textFile(name: string, content: string | Uint8Array): ZipFile {
  const bytes = Buffer.from(content);
  return {
    name,
    bytes: bytes.length,
    crc32: crc32(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    async *content() {
      yield bytes;
    },
  };
}

/** A row of a CSV file (RFC 4180). */
export function csvRow(cells: readonly (string | number | null)[]): string {
  const text = cells.map((cell) => {
    const value = String(cell ?? '');
    return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  });
  return `${text.join(',')}\r\n`;
}
