import { createHash } from 'node:crypto';
import type { PostKitClient } from '@postkit/sdk';
import { type LogCheck, type LogManifest, mostManifests, readManifest } from '@postkit/sdk/schema';
import { CliError } from '../../../core/cli-error.ts';

/** A difference between the log of a station and its chain. */
export interface ChainDifference {
  readonly link: number;
  /** UTC, such as `2026-03-01T14`. */
  readonly hour: string;
  readonly kind: LogCheck['differences'][number]['kind'];
  /** Number of the segment; null for a difference of the whole hour. */
  readonly n: number | null;
  readonly detail: string;
}

export interface ChainReport {
  /** When the audio begins that the chain covers, ISO 8601; null without a chain. */
  readonly since: string | null;
  readonly links: number;
  /** SHA-256 of the newest link; null without one. */
  readonly head: string | null;
  readonly key_fingerprint: string;
  /** Links whose audio was compared, and segments in them. */
  readonly checked: number;
  readonly segments: number;
  readonly unreadable: number;
  /** Links in the range whose audio the station removed because of its age. */
  readonly removed: number;
  readonly differences: readonly ChainDifference[];
}

interface Link {
  readonly manifest: LogManifest;
  readonly sha256: string;
  readonly isRemoved: boolean;
}

interface VerifyOptions {
  /** Unix seconds; null for the whole log. */
  readonly range: { readonly start: number; readonly end: number } | null;
  /** SHA-256 of a link that the chain must have. */
  readonly head?: string | undefined;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Verifies the links of a station's chain here, and lets the station compare the audio of each hour. */
export async function verifyChain(
  client: PostKitClient,
  { range, head, onProgress, signal }: VerifyOptions,
): Promise<ChainReport> {
  const differences: ChainDifference[] = [];
  const first = await client.evidence.chain(0);
  const links = await readLinks(client, first, differences);
  if (head !== undefined && !links.some(({ sha256 }) => sha256 === head))
    differences.push(ofLink(links.length - 1, '', 'The chain has no link with the given hash.'));
  const inRange = links.filter(
    (link) => link.manifest.kind !== 'start' && isIn(hourOf(link.manifest), range),
  );
  const wanted = inRange.filter(({ manifest }) => manifest.kind !== 'removed');
  const counts = { checked: 0, segments: 0, unreadable: 0 };
  for (const [index, { manifest, isRemoved }] of wanted.entries()) {
    if (signal?.aborted) throw new CliError('interrupted', 'Interrupted.');
    onProgress(index, wanted.length);
    if (isRemoved) continue;
    const { seq } = manifest;
    const check = await client.evidence.check(seq, { timeout: 0, ...(signal && { signal }) });
    counts.checked += 1;
    counts.segments += check.segments;
    counts.unreadable += check.unreadable;
    for (const { kind, n, detail } of check.differences)
      differences.push({ link: seq, hour: check.hour, kind, n, detail });
  }
  return {
    since: first.since === null ? null : new Date(first.since * 1000).toISOString(),
    links: links.length,
    head: links.at(-1)?.sha256 ?? null,
    key_fingerprint: first.key_fingerprint,
    ...counts,
    removed: wanted.filter(({ isRemoved }) => isRemoved).length,
    differences,
  };
}

async function readLinks(
  client: PostKitClient,
  first: Awaited<ReturnType<PostKitClient['evidence']['chain']>>,
  differences: ChainDifference[],
): Promise<Link[]> {
  const links: Link[] = [];
  for (let page = first; page.manifests.length > 0; page = await client.evidence.chain(links.length)) {
    for (const { text, sha256: stored, is_removed } of page.manifests) {
      const sha256 = createHash('sha256').update(text).digest('hex');
      const manifest = readManifest(text);
      const seq = links.length;
      if (!manifest || manifest.seq !== seq)
        throw new CliError(
          'failure',
          `Link ${seq} of the chain is damaged: it is no manifest with this number.`,
        );
      if (sha256 !== stored)
        differences.push(ofLink(seq, shortHour(manifest), `Link ${seq} is not the one that was hashed.`));
      if (manifest.previous !== (links.at(-1)?.sha256 ?? null))
        differences.push(ofLink(seq, shortHour(manifest), `Link ${seq} does not follow the link before it.`));
      links.push({ manifest, sha256, isRemoved: is_removed });
    }
    if (page.manifests.length < mostManifests) break;
  }
  return links;
}

function ofLink(link: number, hour: string, detail: string): ChainDifference {
  return { link, hour, kind: 'manifest', n: null, detail };
}

function shortHour({ hour }: LogManifest): string {
  return hour.replace(/^.*\//, '');
}

/** Unix seconds at which the hour of a manifest begins. */
function hourOf(manifest: LogManifest): number {
  return Date.parse(`${shortHour(manifest).slice(0, 13)}:00:00Z`) / 1000;
}

function isIn(hour: number, range: VerifyOptions['range']): boolean {
  return range === null || (hour < range.end && hour + 3600 > range.start);
}
