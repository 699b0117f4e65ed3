import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  gapsBetween,
  type ListedSegment,
  listText,
  type LogManifest,
  manifestFormat,
  manifestText,
} from '@postkit/sdk/schema';

const start = Date.parse('2026-06-01T12:00:00Z');
const frames = 214;

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export interface MadeEvidence {
  readonly files: Map<string, Buffer>;
  readonly key: KeyObject;
  /** SHA-256 of the newest link. */
  readonly head: string;
  readonly fingerprint: string;
}

/** The files of an evidence export as the station makes them: four segments with a gap of a minute. */
export function makeEvidence(): MadeEvidence {
  const parts = Array.from({ length: 4 }, () => randomBytes(300));
  const segments: ListedSegment[] = parts.map((part, index) => ({
    n: 7 + index,
    started_at_ms: start + Math.round(index * 4969) + (index > 1 ? 60_000 : 0),
    frames,
    bytes: part.length,
    sha256: sha256(part),
  }));
  const list = listText({ segments, gaps: gapsBetween(segments) });
  const chain = chainOf(sha256(list), parts.length);
  const facts = { slug: 'wxyz', from_ms: start, to_ms: start + 80_000, recorded_to_ms: start + 80_000 };
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const ends = [facts.from_ms, facts.to_ms].map((started_at_ms) => ({ started_at_ms, frames: 0 }));
  const gaps = gapsBetween([...ends.slice(0, 1), ...segments, ...ends.slice(1)]);
  const iso = (ms: number) => new Date(ms).toISOString();
  const nameOf = (n: number) => `segments/${String(n).padStart(10, '0')}.aac`;
  const rows = segments.map(({ n, started_at_ms, bytes, sha256: hash }) =>
    [n, iso(started_at_ms), started_at_ms, frames, bytes, hash, 1, nameOf(n)].join(','),
  );
  const gapRows = gaps.map(({ from_ms, to_ms }) =>
    [iso(from_ms), iso(to_ms), (to_ms - from_ms) / 1000].join(','),
  );
  const files = new Map<string, Buffer>(
    Object.entries({
      'README.txt': 'Words.',
      'evidence.json': JSON.stringify({ format: 'postkit-evidence/1', ...facts }),
      ...Object.fromEntries(parts.map((part, index) => [nameOf(7 + index), part])),
      'recording.aac': Buffer.concat(parts),
      'segments.csv': ['n,start,start_ms,frames,bytes,sha256,link,file', ...rows, ''].join('\r\n'),
      'gaps.csv': ['from,to,seconds', ...gapRows, ''].join('\r\n'),
      'events.json': '[]',
      'clock.json': '{}',
      'chain.jsonl': chain.map((text) => `${text}\n`).join(''),
      'hours/1.txt': list,
      'signing-key.pem': publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    }).map(([name, content]) => [name, Buffer.from(content)]),
  );
  signFiles(files, privateKey);
  return {
    files,
    key: privateKey,
    head: sha256(chain.at(-1) ?? ''),
    fingerprint: sha256(publicKey.export({ format: 'der', type: 'spki' })),
  };
}

/** Writes the checksums and their signature. */
export function signFiles(files: Map<string, Buffer>, key: KeyObject): void {
  const sums = [...files]
    .filter(([name]) => !name.startsWith('SHA256SUMS'))
    .map(([name, content]) => `${sha256(content)}  ${name}\n`);
  files.set('SHA256SUMS', Buffer.from(sums.join('')));
  files.set('SHA256SUMS.sig', sign(null, Buffer.from(sums.join('')), key));
}

export async function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

/** The start, an hour with the list, and an hour after it. */
function chainOf(list: string, segments: number): string[] {
  const link = (seq: number, given: Partial<LogManifest>, before: string | null): string =>
    manifestText({
      format: manifestFormat,
      chain: 'c',
      station: 'wxyz',
      seq,
      previous: before === null ? null : sha256(before),
      kind: 'hour',
      hour: 'log-1/2026-06-01T12',
      made_at: '2026-06-01T13:02:00.000Z',
      segments: 0,
      bytes: 0,
      list: null,
      ...given,
    });
  const first = link(0, { kind: 'start' }, null);
  const second = link(1, { segments, bytes: 300 * segments, list }, first);
  return [first, second, link(2, { hour: 'log-1/2026-06-01T13', list: sha256('other') }, second)];
}
