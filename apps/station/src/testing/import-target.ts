import { firstStation, makeDestination, makeShow } from './builders.ts';
import type { TestStation } from './station.ts';

/** A new show with a new RSS feed, and the body of a request that imports a podcast into both. */
export async function importTarget(server: TestStation, overrides: Record<string, unknown> = {}) {
  const [show, feed] = [await makeShow(server), await makeDestination(server)];
  const { name, bitrate } = firstStation(server);
  const job = {
    url: 'http://127.0.0.1:1/feed.xml',
    show_id: show.id,
    social_media_connections: [feed.id],
    bitrate,
    station: name.toLowerCase(),
    job_type: 'podcast_import',
    ...overrides,
  };
  return { show, feed, job };
}
