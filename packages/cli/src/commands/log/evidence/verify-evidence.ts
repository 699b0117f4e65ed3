import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import {
  gapsBetween,
  type ListedSegment,
  type LogManifest,
  readList,
  readManifest,
  segmentEnd,
} from '@postkit/sdk/schema';
import { CliError } from '../../../core/cli-error.ts';
import type { EvidenceFiles } from './evidence-files.ts';
import { readRows, type Report, type SegmentRow } from './segment-rows.ts';

/** A difference between an export and its hashes. */
export interface Problem {
  readonly file: string;
  readonly detail: string;
}

export interface EvidenceReport {
  readonly station: string;
  /** ISO 8601, UTC. */
  readonly from: string;
  readonly to: string;
  readonly segments: number;
  readonly unreadable: number;
  readonly gaps: number;
  readonly links: number;
  /** SHA-256 of the newest link; null without one. */
  readonly head: string | null;
  /** SHA-256 of the public key; null if it cannot be read. */
  readonly key_fingerprint: string | null;
  readonly problems: readonly Problem[];
}

export interface Expected {
  /** Fingerprint of the key that must have signed. */
  readonly key?: string | undefined;
  /** SHA-256 of a link that the chain must have. */
  readonly head?: string | undefined;
}

const evidence = z.object({
  format: z.literal('postkit-evidence/1'),
  slug: z.string(),
  from_ms: z.int(),
  to_ms: z.int(),
  recorded_to_ms: z.int(),
});

/** Texts are read whole; the chain of ten years has 40 MB. */
const mostTextBytes = 256 * 1024 * 1024;
const unlisted = new Set(['SHA256SUMS', 'SHA256SUMS.sig']);

/** Verifies an export with nothing but its files. @throws CliError failure if it is no evidence export */
export async function verifyEvidence(files: EvidenceFiles, expected: Expected): Promise<EvidenceReport> {
  const problems: Problem[] = [];
  const report = (file: string, detail: string) => void problems.push({ file, detail });
  const facts = await readFacts(files);
  const fingerprint = await checkSignature(files, report);
  const hashes = await checkSums(files, report);
  const rows = readRows(await textOf(files, 'segments.csv', report), report);
  const chain = checkChain(await textOf(files, 'chain.jsonl', report), report);
  const lists = await checkLists(files, chain, report);
  checkSegments({ rows, lists, hashes, facts }, report);
  await checkRecording(files, { rows, hashes }, report);
  const gaps = checkGaps(await textOf(files, 'gaps.csv', report), { rows, facts }, report);
  const head = chain.at(-1)?.sha256 ?? null;
  if (expected.key !== undefined && expected.key !== fingerprint)
    report('signing-key.pem', 'The export is signed with another key than the given one.');
  if (expected.head !== undefined && !chain.some(({ sha256 }) => sha256 === expected.head))
    report('chain.jsonl', 'The chain has no link with the given hash.');
  return {
    station: facts.slug,
    from: new Date(facts.from_ms).toISOString(),
    to: new Date(facts.to_ms).toISOString(),
    segments: rows.length,
    unreadable: rows.filter(({ sha256 }) => sha256 === null).length,
    gaps,
    links: chain.length,
    head,
    key_fingerprint: fingerprint,
    problems,
  };
}

async function readFacts(files: EvidenceFiles): Promise<z.output<typeof evidence>> {
  const text = await textOf(files, 'evidence.json', () => {});
  const parsed = evidence.safeParse(parseJson(text));
  if (!parsed.success)
    throw new CliError('failure', 'This is no evidence export: its evidence.json is missing or damaged.');
  return parsed.data;
}

async function checkSignature(files: EvidenceFiles, report: Report): Promise<string | null> {
  const [sums, signature, pem] = [
    await bytesOf(files, 'SHA256SUMS'),
    await bytesOf(files, 'SHA256SUMS.sig'),
    await bytesOf(files, 'signing-key.pem'),
  ];
  const key = pem && publicKeyOf(pem);
  if (!key) {
    report('signing-key.pem', 'The key cannot be read.');
    return null;
  }
  if (!sums || !signature || !verify(null, sums, key, signature))
    report('SHA256SUMS.sig', 'The signature does not fit the checksums: one of them was changed.');
  return createHash('sha256')
    .update(key.export({ format: 'der', type: 'spki' }))
    .digest('hex');
}

function publicKeyOf(pem: Buffer): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Compares each file with its checksum. Returns the hashes of the files. */
async function checkSums(files: EvidenceFiles, report: Report): Promise<ReadonlyMap<string, string>> {
  const listed = new Map<string, string>();
  for (const line of (await textOf(files, 'SHA256SUMS', report)).split('\n').slice(0, -1)) {
    const [, hash = '', name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (name === '') report('SHA256SUMS', `It has a line that is no checksum: ${line.slice(0, 100)}`);
    else listed.set(name, hash);
  }
  const hashes = new Map<string, string>();
  for (const name of files.names) {
    if (unlisted.has(name)) continue;
    const hash = await hashOf(files, [name]);
    hashes.set(name, hash);
    if (!listed.has(name)) report(name, 'The file has no checksum: it was added.');
    else if (listed.get(name) !== hash) report(name, 'The file was changed: its SHA-256 is another one.');
  }
  for (const name of listed.keys()) if (!hashes.has(name)) report(name, 'The file is missing.');
  return hashes;
}

interface Link {
  readonly manifest: LogManifest;
  readonly sha256: string;
}

function checkChain(text: string, report: Report): Link[] {
  const chain: Link[] = [];
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    const manifest = readManifest(line);
    const before = chain.at(-1);
    if (!manifest || manifest.seq !== index) {
      report('chain.jsonl', `Line ${index + 1} is not link ${index} of a chain.`);
      return chain;
    }
    if (
      manifest.previous !== (before?.sha256 ?? null) ||
      (before && before.manifest.chain !== manifest.chain)
    )
      report('chain.jsonl', `Link ${index} does not follow the link before it.`);
    chain.push({ manifest, sha256: createHash('sha256').update(line).digest('hex') });
  }
  return chain;
}

/** The segments of each list, by its link. */
async function checkLists(
  files: EvidenceFiles,
  chain: readonly Link[],
  report: Report,
): Promise<ReadonlyMap<number, readonly ListedSegment[]>> {
  const lists = new Map<number, readonly ListedSegment[]>();
  for (const name of files.names) {
    const [, seq] = /^hours\/(\d{1,9})\.txt$/.exec(name) ?? [];
    if (seq === undefined) continue;
    const text = await textOf(files, name, report);
    const hash = createHash('sha256').update(text).digest('hex');
    if (chain[Number(seq)]?.manifest.list !== hash) report(name, 'It is not the list of its manifest.');
    const list = readList(text);
    if (!list) report(name, 'It is no list of segments and gaps.');
    else if (JSON.stringify(list.gaps) !== JSON.stringify(gapsBetween(list.segments)))
      report(name, 'Its gaps are not those between its segments.');
    lists.set(Number(seq), list?.segments ?? []);
  }
  return lists;
}

function checkSegments(
  {
    rows,
    lists,
    hashes,
    facts,
  }: {
    readonly rows: readonly SegmentRow[];
    readonly lists: ReadonlyMap<number, readonly ListedSegment[]>;
    readonly hashes: ReadonlyMap<string, string>;
    readonly facts: z.output<typeof evidence>;
  },
  report: Report,
): void {
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  for (const row of rows) {
    if (row.sha256 !== null && hashes.get(row.file) !== row.sha256)
      report(row.file, `Segment ${row.n} is not the one of segments.csv.`);
    if (row.link === null) continue;
    const listed = lists.get(row.link)?.find(({ n }) => n === row.n);
    if (!listed || !isSame(listed, row))
      report('segments.csv', `Segment ${row.n} is not the one that link ${row.link} lists.`);
  }
  for (const [seq, segments] of lists)
    for (const segment of segments)
      if (
        segment.started_at_ms < facts.to_ms &&
        segmentEnd(segment) > facts.from_ms &&
        !byNumber.has(segment.n)
      )
        report('segments.csv', `Segment ${segment.n} of link ${seq} is missing.`);
}

function isSame(one: ListedSegment, other: ListedSegment): boolean {
  return (
    one.started_at_ms === other.started_at_ms &&
    one.frames === other.frames &&
    one.bytes === other.bytes &&
    one.sha256 === other.sha256
  );
}

async function checkRecording(
  files: EvidenceFiles,
  { rows, hashes }: { readonly rows: readonly SegmentRow[]; readonly hashes: ReadonlyMap<string, string> },
  report: Report,
): Promise<void> {
  const parts = rows
    .filter(({ sha256, file }) => sha256 !== null && hashes.has(file))
    .map(({ file }) => file);
  if (hashes.get('recording.aac') !== (await hashOf(files, parts)))
    report('recording.aac', 'It is not the segments one after the other.');
}

/** Returns the number of gaps. */
function checkGaps(
  text: string,
  { rows, facts }: { readonly rows: readonly SegmentRow[]; readonly facts: z.output<typeof evidence> },
  report: Report,
): number {
  const ends = [facts.from_ms, facts.recorded_to_ms].map((started_at_ms) => ({ started_at_ms, frames: 0 }));
  const gaps = gapsBetween([...ends.slice(0, 1), ...rows, ...ends.slice(1)]);
  const lines = gaps.map(({ from_ms, to_ms }) =>
    [new Date(from_ms).toISOString(), new Date(to_ms).toISOString(), (to_ms - from_ms) / 1000].join(','),
  );
  if (text !== ['from,to,seconds', ...lines, ''].join('\r\n'))
    report('gaps.csv', 'Its gaps are not those between the segments.');
  return gaps.length;
}

async function hashOf(files: EvidenceFiles, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) for await (const chunk of files.read(name)) hash.update(chunk);
  return hash.digest('hex');
}

async function bytesOf(files: EvidenceFiles, name: string): Promise<Buffer | null> {
  if (!files.names.includes(name)) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of files.read(name)) {
    bytes += chunk.length;
    if (bytes > mostTextBytes) throw new CliError('failure', `${name} is too large.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function textOf(files: EvidenceFiles, name: string, report: Report): Promise<string> {
  const bytes = await bytesOf(files, name);
  if (!bytes) report(name, 'The file is missing.');
  return bytes?.toString('utf8') ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
