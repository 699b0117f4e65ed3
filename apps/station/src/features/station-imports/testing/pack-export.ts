import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { layoutZip } from '../../../platform/zip/zip-layout.ts';

/** A zip of files, as a station assembles it. */
export function packZip(files: readonly (readonly [string, Buffer])[]): Buffer {
  const entries = files.map(([name, content]) => ({
    name,
    bytes: content.length,
    crc32: crc32(content),
    modifiedAt: 1_700_000_000,
  }));
  const parts = layoutZip(entries).parts.map((part) =>
    'header' in part ? part.header : (files[part.entry]?.[1] ?? Buffer.alloc(0)),
  );
  return Buffer.concat(parts);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

type Manifest = Record<string, unknown> & { files: { path: string; bytes: number; sha256: string }[] };

/** The zip of an export whose files were changed, with a manifest and checksums that fit them. */
export function packExport(
  files: ReadonlyMap<string, Buffer>,
  change: (manifest: Manifest) => object = (manifest) => manifest,
): Buffer {
  const content = [...files].filter(([path]) => path !== 'manifest.json' && path !== 'SHA256SUMS');
  const manifest: Manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '{}');
  const listed = content.map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  const text = Buffer.from(JSON.stringify(change({ ...manifest, files: listed })));
  const all: [string, Buffer][] = [...content, ['manifest.json', text]];
  const sums = all.map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`).join('');
  return packZip([...all, ['SHA256SUMS', Buffer.from(sums)]]);
}
