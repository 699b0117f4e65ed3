import { createFakeClock } from '../../../platform/fake-clock.ts';
import { hang } from '../../../testing/hang.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { startStation } from '../../../testing/station.ts';

// A station that hangs when the file of a clip is in place, before the station knows.

const [dataDir = '', start] = process.argv.slice(2);
const server = await startStation({ dataDir, clock: createFakeClock(Number(start)) });
const { storage } = server.context;
const as = await server.signIn();
const { id } = await makeEpisode(server);
const { adopt } = storage;
storage.adopt = async (file, key) => {
  await adopt(file, key);
  return hang();
};
await server.call(`/${server.slug}/api/v1/share_clip/`, {
  method: 'POST',
  as,
  json: { playlist_id: id, start: 0, end: 1 },
});
