import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audioUpload, encodeProgress, type AudioUpload } from '@postkit/sdk/schema';
import { AudioError } from '../../audio/audio-error.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { stationTest } from '../../testing/station-test.ts';
import { wavTone } from '../../testing/wav-tone.ts';

const clock = createFakeClock();
const { server, admin } = stationTest(() => ({ clock }));

afterEach(() => vi.restoreAllMocks());

async function upload(): Promise<string> {
  const form = new FormData();
  const uuid = randomUUID();
  for (const [name, value] of Object.entries({
    uuid,
    title: 'A tone',
    audio_type: 'UPLOAD-Talk',
    single_use: 'false',
  }))
    form.append(name, value);
  form.append('file', new Blob([wavTone(1)], { type: 'audio/wav' }), 'tone.wav');
  const response = await server.call(`/${server.slug}/api/v2/upload/`, {
    method: 'POST',
    as: admin,
    body: form,
  });
  expect(response.status).toBe(202);
  await server.context.jobs.idle();
  return audioUpload.parse(await response.json()).uuid;
}

async function read(uuid: string): Promise<AudioUpload | null> {
  return encodeProgress.parse(await (await server.call(`/encodeprogress/${uuid}`, { as: admin })).json())
    .upload;
}

async function passTime(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await server.context.jobs.idle();
}

describe('an encode that fails', () => {
  it.each([
    [
      'is interrupted',
      new AudioError('engine_killed', 'gone'),
      'Encoding was interrupted; the station is trying again',
    ],
    ['finds the disk full', new AudioError('disk_full', 'no space'), 'Waiting for disk space'],
  ])(
    'waits when it %s, says why, and becomes an event without another upload',
    async (_title, error, words) => {
      const ingest = vi.spyOn(server.context.engine, 'ingest').mockRejectedValue(error);
      const uuid = await upload();
      for (let tries = 0; tries < 5; tries += 1) await passTime(600_000);
      expect(ingest.mock.calls.length).toBeGreaterThan(4);
      expect(await read(uuid)).toMatchObject({ success: 0, failed: 0, err_msg: words });
      ingest.mockRestore();
      await passTime(600_000);
      expect(await read(uuid)).toMatchObject({ success: 1, failed: 0, err_msg: '' });
    },
  );

  it('ends at once where the file itself is at fault', async () => {
    vi.spyOn(server.context.engine, 'ingest').mockRejectedValue(new AudioError('not_audio', 'no'));
    expect(await read(await upload())).toMatchObject({
      failed: 1,
      err_msg: 'This file has no readable audio',
    });
  });
});
