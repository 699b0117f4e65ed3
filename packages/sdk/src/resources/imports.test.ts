import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';

/** Starts an import at a station that responds with a body. */
function start(body: object) {
  const fetch = async () => Response.json(body, { status: 202 });
  const { imports } = createClient({ baseUrl: 'https://post.example.org', station: 'wxyz', fetch });
  return imports.start(
    { url: 'https://a.example/rss', show_id: 7, social_media_connections: [] },
    { station_name: 'WXYZ', bitrate: 128 },
  );
}

describe('ImportsResource.start', () => {
  it('resolves to the import', () => expect(start({ id: 12 })).resolves.toEqual({ id: 12 }));

  it('rejects the response of another job', () =>
    expect(start({ rss_smcs: [3] })).rejects.toMatchObject({ code: 'response', operation: 'imports.start' }));
});
