import { hash, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audioEvent, encodeProgress, type AudioUpload } from '@postkit/sdk/schema';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { wavTone } from '../../testing/wav-tone.ts';
import '../../testing/postgres/only-on-sqlite.ts';

/** Silence as a WAV file with one byte a sample, so that a long one is small. */
function silence(seconds: number, rate = 8000): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + seconds * rate, 128);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + seconds * rate, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(seconds * rate, 40);
  return bytes;
}

/** The head of an audio file followed by noise, the same each time: random bytes could decode as audio. */
function headThenNoise(head: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat([
    head,
    ...Array.from({ length: 6250 }, (_, index) => hash('sha256', String(index), 'buffer')),
  ]);
}

const ftyp = Buffer.from('\0\0\0\u0018ftypM4A \0\0\0\0M4A mp42\0\u0003\u0000\u0000mdat', 'latin1');

describe('uploads with little or no audio', () => {
  let server: TestStation;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
  });
  afterAll(() => server.close());

  async function uploaded(file: Uint8Array<ArrayBuffer>): Promise<AudioUpload> {
    const uuid = randomUUID();
    const form = new FormData();
    for (const [name, value] of Object.entries({ uuid, title: 'A guest', audio_type: 'UPLOAD-Talk' }))
      form.append(name, value);
    form.append('file', new Blob([file]), 'a.wav');
    expect(
      (await server.call(`/${server.slug}/api/v2/upload/`, { method: 'POST', as: admin, body: form })).status,
    ).toBe(202);
    await server.context.jobs.idle();
    const { upload } = encodeProgress.parse(
      await (await server.call(`/encodeprogress/${uuid}`, { as: admin })).json(),
    );
    if (!upload) throw new Error('An upload was to be found.');
    return upload;
  }

  it('accepts long silence, without a loudness', async () => {
    const upload = await uploaded(silence(900));
    expect(upload).toMatchObject({ success: 1, failed: 0, rms: null });
    expect(upload.duration).toBeCloseTo(900, 0);
    const event = audioEvent.parse(await (await server.call(upload.location ?? '', { as: admin })).json());
    expect(event).toMatchObject({ loudness: null, duration: upload.duration });
  });

  const hostile: readonly (readonly [string, Buffer<ArrayBuffer>])[] = [
    ['nothing at all', Buffer.alloc(0)],
    ['a letter', Buffer.from('Dear sirs, this is a letter. '.repeat(100))],
    ['a flac that is noise behind its head', headThenNoise(Buffer.from('fLaC\0\0\0\u0022', 'latin1'))],
    ['an m4a without its index', headThenNoise(ftyp)],
    [
      'an ogg that is noise behind its head',
      headThenNoise(Buffer.from('OggS\0\u0002\0\0\0\0\0\0\0\0', 'latin1')),
    ],
    ['a wave file of no samples', wavTone(0)],
  ];
  it.each(hostile)('%s fails with a reason and leaves no file behind', async (_name, file) => {
    const upload = await uploaded(file);
    expect(upload).toMatchObject({ success: 0, failed: 1, location: null });
    expect(upload.err_msg).toMatch(/^This (file|kind of audio)/);
    // The file is removed after the commit that records the failure.
    await expect.poll(() => readdir(join(server.dataDir, 'files', 'uploads'))).toEqual([]);
  });

  it('accepts the next audio file, and lists only the uploads that succeeded', async () => {
    expect(await uploaded(wavTone(2))).toMatchObject({ success: 1 });
    const list = await (
      await server.call(`/${server.slug}/api/v1/event/?cart__type_name=UPLOAD`, { as: admin })
    ).json();
    expect(list).toMatchObject({ meta: { total_count: 2 } });
  });
});
