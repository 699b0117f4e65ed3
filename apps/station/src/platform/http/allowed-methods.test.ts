import { describe, expect, it } from 'vitest';
import { stationTest } from '../../testing/station-test.ts';
import '../../testing/postgres/only-on-sqlite.ts';

const { server } = stationTest();

async function allowOf(method: string, path: string): Promise<[number, string | null]> {
  const response = await server.call(path, { method });
  return [response.status, response.headers.get('allow')];
}

describe('a method that an address does not take', () => {
  it('is refused with 405 and those that it takes', async () => {
    const reads = ['rss/1.xml', 'audio/1.mp3', 'chapters/1.json', 'transcripts/1.vtt', 'listen/1'];
    for (const path of reads) {
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect(await allowOf(method, `/${server.slug}/${path}?a=1`)).toEqual([405, 'GET, HEAD']);
    }
    expect(await allowOf('DELETE', `/${server.slug}/api/v1/show/`)).toEqual([405, 'POST']);
    expect(await allowOf('PUT', `/${server.slug}/api/v1/show/1`)).toEqual([405, 'GET, HEAD, PATCH']);
  });

  it('is 404 at an address that nothing is at', async () => {
    expect(await allowOf('POST', `/${server.slug}/nothing/here`)).toEqual([404, null]);
    expect(await allowOf('GET', `/${server.slug}/nothing/here`)).toEqual([404, null]);
  });
});
