import { chmod, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { logRepeats } from '@postkit/sdk/schema';
import { findFfmpeg } from '../../../audio/index.ts';
import { temporaryFolder } from '../../../audio/testing/temporary-folder.ts';
import { startStation } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';

it('a station whose ffmpeg has no Chromaprint leaves events unheard, also after a restart', async () => {
  using folder = temporaryFolder();
  const ffmpeg = folder.file('ffmpeg');
  const lacking = `#!/bin/sh\ncase "$*" in *chromaprint*) echo "Unknown format 'chromaprint'."; exit 1;; esac\nexec ${findFfmpeg()} "$@"\n`;
  await writeFile(ffmpeg, lacking);
  await chmod(ffmpeg, 0o755);
  const env = { FFMPEG_PATH: ffmpeg };
  let server = await startStation({ env });
  const { dataDir } = server;
  const startedAt = 1_790_064_000;
  const events = await makeLog(server, {
    startedAt,
    pieces: ['One', 'Two'].map((title) => ({ title, segments: 5 })),
  });
  const read = async () => {
    await server.context.jobs.idle();
    const as = await server.signIn();
    const path = `/${server.slug}/api/v1/logger/repeats.json?start=${startedAt}&end=${startedAt + 3600}`;
    return logRepeats.parse(await (await server.call(path, { as })).json());
  };
  const unheard = { repeats: [], unheard: events.map(({ id }) => id) };
  expect(await read()).toEqual(unheard);
  await server.stop();
  server = await startStation({ env, dataDir });
  expect(await read()).toEqual(unheard);
  await server.stop();
  // A full build hears them.
  server = await startStation({ dataDir });
  expect(await read()).toEqual({ repeats: [], unheard: [] });
  await server.close();
});
