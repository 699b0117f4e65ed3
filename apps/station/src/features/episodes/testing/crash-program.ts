import { makeDestination } from '../../../testing/builders.ts';
import { hang } from '../../../testing/hang.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { startStation } from '../../../testing/station.ts';

// A station that publishes an episode and hangs at a moment.

export type EpisodeMoment = 'saving' | 'rendering' | 'moving' | 'drawing' | 'moving the video';

const [dataDir = '', argument] = process.argv.slice(2);
const moment = argument as EpisodeMoment;
const server = await startStation({ dataDir, env: { POSTKIT_VIDEO_HEIGHT: '90' } });
const { context, features } = server;
const { adopt } = context.storage;
let files = 0;
if (moment === 'saving') features.audioEvents.hold = hang;
if (moment === 'rendering') context.engine.render = hang;
if (moment === 'drawing') context.engine.video = hang;
if (moment === 'moving' || moment === 'moving the video')
  context.storage.adopt = async (file, key) => {
    const moved = await adopt(file, key);
    files += 1;
    if (moment === 'moving' ? files === 2 : key.endsWith('.mp4')) await hang();
    return moved;
  };
const hasVideo = moment === 'drawing' || moment === 'moving the video';
const destinations = hasVideo
  ? { social_media_connections: [(await makeDestination(server, { type: 'v_download' })).id] }
  : {};
await makeEpisode(server, { name: 'Published', ...destinations });
