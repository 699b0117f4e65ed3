// A station with a draft of three hours, and a published episode of its first five minutes, for the benchmark of the
// transport. Run as a child process, it prints its addresses as one line of JSON, and ends with its standard input.
import { resourcePath } from '@postkit/sdk/schema';
import { firstStation, makeShow, makeUser, startStation } from '../src/testing/index.ts';
import { makeEvent } from '../src/testing/make-event.ts';

/** Segments of 4.969 s in five minutes. */
const segments = 60;
const hours = 3;

const server = await startStation();
const station = firstStation(server);
const show = await makeShow(server, { title: 'Morning' });
const event = await makeEvent(server, { segments });
const uri = resourcePath(station.slug, 'event', event.id);
const create = (name: string, draft: boolean, count: number) =>
  server.features.episodes.publishing.create(
    station,
    {
      show: resourcePath(station.slug, 'show', show.id),
      name,
      description: 'Three hours of the morning.',
      draft,
      events: Array.from({ length: count }, () => uri),
      social_media_connections: [],
    },
    { by: 'Ina' },
  );
const draft = await create('Three hours', true, hours * 12);
const published = await create('Five minutes', false, 1);
await server.context.jobs.idle();
const person = await makeUser(server, { username: 'editor', stations: [{ stationId: station.id }] });
const { key } = await person.signIn();
console.log(
  JSON.stringify({
    url: server.url,
    slug: station.slug,
    username: person.username,
    key,
    editor: `/${station.slug}/shows/${show.id}/episodes/${draft.id}/edit-audio/audio-editor`,
    audio: `/${station.slug}/audio/${published.id}.mp3`,
  }),
);
process.stdin.resume().on('end', () => void server.close().then(() => process.exit(0)));
