import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProofCheck } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { createGuardedFetch, type GuardedRequest } from '../../../platform/fetch/guarded-fetch.ts';
import { proofAgent } from '../../../platform/fetch/station-agents.ts';
import type { Turn } from '../../../platform/turns/turn.ts';
import { createFeedReader } from '../../../rss/index.ts';
import {
  type AnnouncedFile,
  durationFault,
  headFault,
  lengthFault,
  rangeBytes,
  rangeFault,
  typeFault,
} from './file-faults.ts';
import { findItem, unreachable } from './find-item.ts';
import { ProofResults } from './proof-results.ts';

/** Fetches the public feed and the audio file of an episode, and returns the result of each check. */
export type InspectPublication = (
  target: { feedUrl: string; guid: string },
  time: InspectTime,
) => Promise<ProofCheck[]>;

export interface InspectTime {
  readonly signal: AbortSignal;
  readonly turn: Turn;
}

const headers = { 'user-agent': proofAgent, 'accept-encoding': 'identity' };
const quick = 60_000;
/** Milliseconds for the whole file. */
const downloadMs = 30 * 60_000;

export function createInspectPublication(context: StationContext): InspectPublication {
  const { config, engine, http, storage } = context;
  const ownOrigins = () => [new URL(context.publicUrl).origin, ...storage.origins];
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch, ownOrigins });
  const reader = createFeedReader();
  http.addHook('onClose', async () => {
    await fetch.close();
    await reader.close();
  });

  /** Requests the file without reading more than a part of it. */
  async function ask(url: string, request: Pick<GuardedRequest, 'method' | 'headers'>, signal: AbortSignal) {
    const response = await fetch(url, {
      ...request,
      headers: { ...headers, ...request.headers },
      limitBytes: 1e12,
      timeoutMs: quick,
      signal,
    });
    if (request.method !== 'HEAD' && response.status === 206)
      return { response, bytes: (await response.bytes()).length };
    await response.cancel();
    return { response, bytes: 0 };
  }

  /** Downloads the file, and reads its bytes and its seconds; null seconds if it is not audio. */
  async function download(
    { url, length }: AnnouncedFile,
    { signal, turn }: InspectTime,
  ): Promise<{ bytes: number; seconds: number | null }> {
    await storage.ensureSpace(length ?? 0);
    const folder = await storage.scratch();
    try {
      const path = join(folder, 'served');
      const limitBytes = (length ?? 1e9) + 1_000_000;
      const response = await fetch(url, { headers, limitBytes, timeoutMs: downloadMs, signal });
      const file = createWriteStream(path);
      await pipeline(Readable.from(response.body), file, { signal });
      const probed = await engine.probe(path, { signal, turn }).catch(() => null);
      signal.throwIfAborted();
      const ms = probed && (probed.duration_ms ?? probed.estimated_ms);
      return { bytes: file.bytesWritten, seconds: ms === null ? null : ms / 1000 };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function inspectFile(file: AnnouncedFile, results: ProofResults, time: InspectTime): Promise<void> {
    const { signal } = time;
    const { url, type, length, duration } = file;
    const { response: head } = await ask(url, { method: 'HEAD' }, signal);
    const noFile = headFault(head.status);
    results.judge('head', noFile, 'The audio file responds to HEAD.');
    if (noFile) return;
    const part = await ask(url, { headers: { range: `bytes=0-${rangeBytes - 1}` } }, signal);
    const contentRange = part.response.headers.get('content-range');
    const range = { status: part.response.status, contentRange, bytes: part.bytes };
    results.judge('range', rangeFault(range, length), 'Players can skip: parts of the file are served.');
    const servedType = head.headers.get('content-type');
    results.judge('type', typeFault(type, servedType), `The type is ${type}.`);
    const announced = [
      numberOf(head.headers.get('content-length')),
      numberOf(/\/(\d+)$/.exec(contentRange ?? '')?.[1]),
    ];
    const early = lengthFault(length, announced);
    if (early) return results.fail('length', early);
    const whole = await download(file, time);
    results.judge(
      'length',
      lengthFault(length, [whole.bytes]),
      `The file has ${whole.bytes} bytes, as the feed says.`,
    );
    results.judge(
      'duration',
      durationFault(duration, whole.seconds),
      `The audio lasts ${Math.round(whole.seconds ?? 0)} seconds, as the feed says.`,
    );
  }

  return async (target, time) => {
    const { signal } = time;
    const results = new ProofResults();
    const file = await findItem({ fetch, reader }, target, { results, signal });
    if (!file) return results.all();
    try {
      await inspectFile(file, results, time);
    } catch (error) {
      signal.throwIfAborted();
      const open = results.all().find(({ passed }) => passed === null);
      if (open) results.fail(open.check, unreachable(error, 'The audio file'));
    }
    return results.all();
  };
}

function numberOf(text: string | null | undefined): number | null {
  return text === null || text === undefined || !/^\d+$/.test(text) ? null : Number(text);
}
