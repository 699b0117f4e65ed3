import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { createDefaultHost } from '../../host/default-host.ts';
import type { Host } from '../../host/host.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { startUpload } from './audio-upload-record.ts';
import { storedUploadsKey, readStoredUploads } from './stored-uploads.ts';
import { UploadQueue } from './upload-queue.ts';
import { useUploads } from './uploads.store.ts';

const owner = { station: 'wxyz', personId: 7 };
const fileOf = (name: string, text = 'sound') =>
  new File([text], name, { type: 'audio/mpeg', lastModified: 1000 });
const opened: UploadQueue[] = [];

beforeEach(() => {
  useUploads.in(stores).getState().clear();
  // Without XMLHttpRequest, the client reports progress through the given fetch.
  vi.stubGlobal('XMLHttpRequest', undefined);
});

afterEach(() => {
  for (const queue of opened.splice(0)) queue.close();
  vi.unstubAllGlobals();
});

function textOf(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0));
}

/** A station that stores uploads in parts. It awaits `gate` before each part. */
function tusStation(gate: (title: string) => Promise<Response | void> = async () => {}) {
  const files = new Map<string, { fields: Record<string, string>; length: number; text: string }>();
  const cancelled: string[] = [];
  const offset = (text: string) => ({ headers: { 'Upload-Offset': String(text.length) } });

  function begin(headers: Headers): Response {
    const pairs = (headers.get('Upload-Metadata') ?? '').split(',').map((pair) => pair.split(' '));
    const fields = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, textOf(value)]));
    const { uuid = '' } = fields;
    const known = files.get(uuid) ?? { fields, length: Number(headers.get('Upload-Length')), text: '' };
    files.set(uuid, known);
    return Response.json({}, { status: 201, ...offset(known.text) });
  }

  async function fetch(input: unknown, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(String(input));
    const headers = new Headers(init.headers);
    const uuid = pathname.split('/').findLast((part) => part !== '') ?? '';
    const file = files.get(uuid);
    if (init.method === 'POST') return begin(headers);
    if (init.method === 'DELETE') {
      cancelled.push(uuid);
      return new Response(null, { status: 204 });
    }
    if (!file) return failure(404, 'Not found.');
    const { title = '' } = file.fields;
    if (init.method === 'HEAD') return new Response(null, offset(file.text));
    if (init.method === 'PATCH') {
      const refused = await gate(title);
      init.signal?.throwIfAborted();
      if (refused) return refused;
      file.text += await new Response(init.body ?? null).text();
      return new Response(null, { status: 204, ...offset(file.text) });
    }
    const record = {
      ...startUpload({ uuid, title, audio_type: 'UPLOAD-Talk' }, 1),
      upload_progress: (100 * file.text.length) / file.length,
    };
    return Response.json({ ...record, progress: 0, upload: record });
  }
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    log: () => {},
  });
  return { client, files, cancelled };
}

/** A page's storage and files, which outlive it. */
function keeping(room = true): Host {
  const values = new Map<string, string>();
  const files = new Map<string, File>();
  return createDefaultHost({
    storage: {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
    },
    files: {
      async keep(key, file) {
        if (!room) throw new Error('No room.');
        files.set(key, file);
      },
      get: async (key) => files.get(key) ?? null,
      remove: async (key) => void files.delete(key),
    },
  });
}

function open(station: ReturnType<typeof tusStation>, host: Host, whose = owner): UploadQueue {
  const queue = new UploadQueue({ client: station.client, host, store: useUploads.in(stores) }, whose);
  opened.push(queue);
  return queue;
}

const kept = (host: Host) =>
  readStoredUploads(host.storage.get(storedUploadsKey(owner.station, owner.personId)));
const ways = () =>
  Object.fromEntries(
    useUploads
      .in(stores)
      .getState()
      .records.map(({ uuid, title }) => [title, useUploads.in(stores).getState().ways[uuid]]),
  );
const uuidOf = (title: string) =>
  useUploads
    .in(stores)
    .getState()
    .records.find((record) => record.title === title)?.uuid ?? '';
const talk = (title: string, file = fileOf(`${title}.mp3`)) => ({
  title,
  audio_type: 'UPLOAD-Talk' as const,
  file,
});

/** A gate that opens by title. */
function gates() {
  const waiting = new Map<string, () => void>();
  return {
    waiting,
    gate: (title: string) => new Promise<void>((resolve) => void waiting.set(title, resolve)),
    openFor(title: string) {
      waiting.get(title)?.();
      waiting.delete(title);
    },
  };
}

describe('UploadQueue', () => {
  it('LIB-027 sends uuid, title, audio type and single_use with the file', async () => {
    const station = tusStation();
    const host = keeping();
    open(station, host).add({ title: 'Grüße', audio_type: 'UPLOAD-Promo', file: fileOf('interview.mp3') });
    await vi.waitFor(() => expect(ways()).toEqual({ Grüße: 'sent' }));
    const [[uuid, file] = []] = [...station.files];
    expect(file?.fields).toEqual({
      uuid,
      title: 'Grüße',
      audio_type: 'UPLOAD-Promo',
      single_use: 'false',
    });
    expect(file?.text).toBe('sound');
    expect(useUploads.in(stores).getState().records[0]).toMatchObject({ uuid, upload_progress: 100 });
    expect(kept(host)).toEqual([]);
    expect(await host.files.get(uuid ?? '')).toBeNull();
  });

  it('sends three files at a time and queues the others', async () => {
    const { gate, waiting, openFor } = gates();
    const queue = open(tusStation(gate), keeping());
    for (const title of ['a', 'b', 'c', 'd', 'e']) queue.add(talk(title));
    await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['a', 'b', 'c']));
    expect(ways()).toEqual({ a: 'sending', b: 'sending', c: 'sending', d: 'queued', e: 'queued' });
    openFor('b');
    await vi.waitFor(() => expect([...waiting.keys()]).toEqual(['a', 'c', 'd']));
    expect(ways()).toMatchObject({ b: 'sent', e: 'queued' });
  });

  it('pauses, which frees a slot for the next file, and resumes at the same byte', async () => {
    const { gate, waiting, openFor } = gates();
    const station = tusStation(gate);
    const queue = open(station, keeping());
    for (const title of ['a', 'b', 'c', 'd']) queue.add(talk(title));
    await vi.waitFor(() => expect(waiting.size).toBe(3));
    queue.pause(uuidOf('a'));
    await vi.waitFor(() => expect(ways()).toEqual({ a: 'paused', b: 'sending', c: 'sending', d: 'sending' }));
    for (const title of ['b', 'c']) openFor(title);
    queue.resume(uuidOf('a'));
    await vi.waitFor(() => expect(ways()['b']).toBe('sent'));
    await vi.waitFor(() => expect(waiting.has('a')).toBe(true));
    await vi.waitFor(() => {
      openFor('a');
      expect(ways()['a']).toBe('sent');
    });
    expect(station.files.get(uuidOf('a'))?.text).toBe('sound');
  });

  it('waits for the network and resumes automatically', async () => {
    let tries = 0;
    const seen = new Set<unknown>();
    const unsubscribe = useUploads.in(stores).subscribe(({ ways: now }) => seen.add(Object.values(now)[0]));
    const station = tusStation(async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
    });
    open(station, keeping()).add(talk('a'));
    await vi.waitFor(() => expect(ways()).toEqual({ a: 'sent' }), 10_000);
    unsubscribe();
    expect(tries).toBe(3);
    expect(seen).toContain('offline');
  });

  it('removes an upload from the page and the station', async () => {
    const { gate, waiting } = gates();
    const station = tusStation(gate);
    const host = keeping();
    const queue = open(station, host);
    queue.add(talk('a'));
    await vi.waitFor(() => expect(waiting.has('a')).toBe(true));
    const uuid = uuidOf('a');
    queue.cancel(uuid);
    expect(useUploads.in(stores).getState().records).toEqual([]);
    expect(kept(host)).toEqual([]);
    await vi.waitFor(() => expect(station.cancelled).toEqual([uuid]));
    await vi.waitFor(async () => expect(await host.files.get(uuid)).toBeNull());
  });

  it('reports why the station refused a file', async () => {
    const host = keeping();
    open(
      tusStation(async () => failure(415, 'That is no audio.')),
      host,
    ).add(talk('a'));
    await vi.waitFor(() =>
      expect(useUploads.in(stores).getState().records[0]).toMatchObject({
        failed: 1,
        err_msg: 'That is no audio',
      }),
    );
    expect(kept(host)).toEqual([]);
  });

  it('stores a file for which the station has no space, says how much is missing, and resumes on request', async () => {
    const host = keeping();
    const full =
      "This file needs 2 GB, but the station's disk has room for 1 GB. Ask an administrator to free space.";
    const disk = { isFull: true };
    const queue = open(
      tusStation(async () => (disk.isFull ? failure(507, full) : undefined)),
      host,
    );
    queue.add(talk('a'));
    const uuid = uuidOf('a');
    await vi.waitFor(() => expect(useUploads.in(stores).getState().ways[uuid]).toBe('no-space'));
    expect(useUploads.in(stores).getState().records[0]).toMatchObject({
      failed: 0,
      err_msg: full.replace(/\.$/, ''),
    });
    expect(kept(host)).toHaveLength(1);
    disk.isFull = false;
    await vi.waitFor(() => {
      queue.resume(uuid);
      expect(useUploads.in(stores).getState().ways[uuid]).toBe('sent');
    });
  });

  it('resumes after a reload; paused uploads stay paused', async () => {
    const first = gates();
    const host = keeping();
    const before = open(tusStation(first.gate), host);
    for (const title of ['a', 'b']) before.add(talk(title));
    await vi.waitFor(() => expect(first.waiting.size).toBe(2));
    before.pause(uuidOf('b'));
    before.close();
    expect(useUploads.in(stores).getState().records).toEqual([]);

    const station = tusStation();
    const after = open(station, host);
    await after.restore();
    await vi.waitFor(() => expect(ways()).toEqual({ a: 'sent', b: 'paused' }));
    after.resume(uuidOf('b'));
    await vi.waitFor(() => expect(ways()).toEqual({ a: 'sent', b: 'sent' }));
    expect([...station.files.values()].map(({ text }) => text)).toEqual(['sound', 'sound']);
  });

  it('asks for a file that could not be stored, and accepts no other', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = gates();
    const host = keeping(false);
    const before = open(tusStation(first.gate), host);
    before.add(talk('a'));
    await vi.waitFor(() => expect(first.waiting.size).toBe(1));
    before.close();

    const station = tusStation();
    const after = open(station, host);
    await after.restore();
    expect(ways()).toEqual({ a: 'file-needed' });
    expect(after.chooseAgain(uuidOf('a'), fileOf('a.mp3', 'another sound'))).toBe('a.mp3');
    expect(after.chooseAgain(uuidOf('a'), fileOf('b.mp3'))).toBe('a.mp3');
    expect(ways()).toEqual({ a: 'file-needed' });
    expect(after.chooseAgain(uuidOf('a'), fileOf('a.mp3'))).toBeNull();
    await vi.waitFor(() => expect(ways()).toEqual({ a: 'sent' }));
  });

  it('hides unfinished uploads of other users and stations', async () => {
    const first = gates();
    const host = keeping();
    const before = open(tusStation(first.gate), host);
    before.add(talk('a'));
    await vi.waitFor(() => expect(first.waiting.size).toBe(1));
    before.close();
    for (const whose of [
      { ...owner, personId: 8 },
      { ...owner, station: 'kabc' },
    ]) {
      await open(tusStation(), host, whose).restore();
      expect(useUploads.in(stores).getState().records).toEqual([]);
    }
    expect(kept(host)).toHaveLength(1);
  });

  it('lets one page send an upload; another resumes it when that page closes', async () => {
    let giveBack: (() => void) | undefined;
    const host = keeping();
    const first = gates();
    const before = open(tusStation(first.gate), host);
    before.add(talk('a'));
    await vi.waitFor(() => expect(first.waiting.size).toBe(1));
    before.close();
    const held: Host = {
      ...host,
      claim: () => new Promise((resolve) => void (giveBack = () => resolve(() => {}))),
    };
    const station = tusStation();
    const restoring = open(station, held).restore();
    expect(useUploads.in(stores).getState().records).toEqual([]);
    giveBack?.();
    await restoring;
    await vi.waitFor(() => expect(ways()).toEqual({ a: 'sent' }));
  });
});
