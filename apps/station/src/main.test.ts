import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { audioUpload } from '@postkit/sdk/schema';
import { temporaryFolder } from './audio/testing/temporary-folder.ts';
import { startChildStation } from './testing/child-station.ts';
import { isOnPostgres } from './testing/postgres/test-postgres.ts';
import { rolePid } from './testing/role-pid.ts';
import { runStation } from './testing/run-station.ts';
import { unfinishedFiles } from './testing/unfinished-files.ts';
import { wavTone } from './testing/wav-tone.ts';

const poll = { timeout: 50_000, interval: 20 };

/** A multipart body whose second half is sent when `finish` is called. */
function slowForm(fields: Readonly<Record<string, string>>, file: Uint8Array<ArrayBuffer>) {
  const part = (head: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const text = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`);
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from(`${text.join('')}${part('name="file"; filename="tone.wav"')}`));
      controller.enqueue(file.subarray(0, file.length / 2));
      await rest;
      controller.enqueue(file.subarray(file.length / 2));
      controller.enqueue(Buffer.from('\r\n--b--\r\n'));
      controller.close();
    },
  });
  return { stream: { body, duplex: 'half' }, finish };
}

describe('main', () => {
  it.runIf(!isOnPostgres)(
    'refuses a second start on the same folder, on any port, without affecting the first',
    async () => {
      using folder = temporaryFolder();
      const first = await startChildStation(folder.path);
      onTestFinished(() => first.kill());
      const fields = { uuid: randomUUID(), title: 'A tone', audio_type: 'UPLOAD-Talk', single_use: 'false' };
      const { stream, finish } = slowForm(fields, wavTone(20));
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const upload = first.call('/station/api/v2/upload/', { method: 'POST', headers, ...stream });
      await expect.poll(() => unfinishedFiles(folder.path), poll).toHaveLength(1);

      await expect.poll(() => readFile(folder.file('postkit.lock.json'), 'utf8'), poll).toContain(first.url);
      for (const port of [new URL(first.url).port, '0']) {
        const second = await runStation({ POSTKIT_DATA: folder.path, PORT: port });
        expect(second.code).toBe(1);
        expect(second.output).toMatch(
          new RegExp(
            `^Another PostKit uses the data folder ${folder.path}: process ${first.pid} on \\S+, ${first.url}, since 2\\S+Z\\. Stop it first`,
          ),
        );
      }
      expect(await unfinishedFiles(folder.path)).toHaveLength(1);
      finish();
      const answer = await upload;
      expect(answer.status).toBe(202);
      expect(audioUpload.parse(await answer.json())).toMatchObject({
        uuid: fields.uuid,
        upload_progress: 100,
        failed: 0,
      });
    },
  );

  it('names a data folder that cannot be written', async () => {
    const { code, output } = await runStation({ POSTKIT_DATA: '/dev/null/data' });
    expect(code).toBe(1);
    expect(output).toBe(
      'Wrong setting: POSTKIT_DATA: the folder /dev/null/data cannot be created: /dev/null is a file. Name another folder\n',
    );
  });

  it('reports all wrong settings at once, and creates no folder', async () => {
    using folder = temporaryFolder();
    const env = {
      POSTKIT_DATA: '/dev/null/data',
      PORT: 'abc',
      POSTKIT_DEMO: 'yes',
      POSTKIT_PUBLIC_URL: 'https://ann:hunter2@x.example/a',
    };
    const { code, output } = await runStation({
      ...env,
      POSTKIT_DMEO: '1',
      POSTKIT_OMNY_URL: 'omny',
      POSTKIT_URL: 'https://x.example',
    });
    expect(code).toBe(1);
    expect(output.match(/(?<=setting: )\w+/g)).toEqual([
      'POSTKIT_DMEO',
      'PORT',
      'POSTKIT_PUBLIC_URL',
      'POSTKIT_DEMO',
      'POSTKIT_OMNY_URL',
      'POSTKIT_DATA',
    ]);
    expect(output).not.toContain('hunter2');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('passes the settings of its file to its processes, and the variables of the command line stop nothing', async () => {
    using folder = temporaryFolder();
    const file = folder.file('station.env');
    await writeFile(
      file,
      `POSTKIT_DATA=${folder.file('ignored')}\nPOSTKIT_METRICS_TOKEN=token of the file\n`,
    );
    const station = await startChildStation(folder.file('data'), {
      POSTKIT_SETTINGS_FILE: file,
      POSTKIT_URL: 'https://x.example',
      POSTKIT_API_KEY: 'key',
    });
    onTestFinished(() => station.kill());
    const metrics = await station.call('/metrics', {
      headers: { authorization: 'Bearer token of the file' },
    });
    expect(metrics.status).toBe(200);
    expect((await readdir(folder.path)).toSorted()).toEqual(['data', 'station.env']);
    await writeFile(file, 'PORT=abc\nwords');
    const { code, output } = await runStation({ POSTKIT_SETTINGS_FILE: file });
    expect([code, output]).toEqual([
      1,
      `Wrong line 2 of ${file}: must be NAME=value, or a comment that begins with #\n`,
    ]);
  });

  it('does not load the image library before an image is needed', async () => {
    using folder = temporaryFolder();
    const station = await startChildStation(folder.path);
    onTestFinished(() => station.kill());
    const libraries = await readFile(`/proc/${await rolePid(station.pid, 'web')}/maps`, 'utf8');
    expect(libraries).toContain('/node');
    expect(libraries).not.toContain('libvips');
  });
});
