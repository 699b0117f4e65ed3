import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { podcastImportDetails } from '@postkit/sdk/schema';
import { importTarget } from '../../testing/import-target.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { wavTone } from '../../testing/wav-tone.ts';
import type { ImportTables } from './import-tables.ts';

let server: TestStation;
let admin: SignedIn;
const seen: (string | undefined)[] = [];
const other = createServer((request, response) => {
  seen.push(request.headers.authorization);
  response.end(wavTone(1));
});
const origin = (of: typeof other) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;
const item = (audio: string) =>
  `<item><title>${audio}</title><enclosure url="${audio}" type="audio/wav"/></item>`;
const closed = createServer((request, response) => {
  const isOpen = request.headers.authorization === `Basic ${Buffer.from('ina:s3 cret').toString('base64')}`;
  if (!isOpen) return response.writeHead(401).end();
  if (request.url === '/own.wav') return response.end(wavTone(1));
  return response.end(
    `<rss><channel><title>Private</title>${item('/own.wav')}${item(`${origin(other)}/other.wav`)}</channel></rss>`,
  );
});

beforeAll(async () => {
  server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
  admin = await server.signIn();
  for (const one of [other, closed]) await once(one.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  await server.close();
  for (const one of [other, closed]) one.close();
});

describe('a feed with user and password in its address', () => {
  const post = async (url: string) =>
    server.call(`/${server.slug}/api/v2/pw/`, {
      method: 'POST',
      as: admin,
      json: (await importTarget(server, { url })).job,
    });

  it('is read with them, as are its own files, and other sites never get them', async () => {
    const begun = await post(`${origin(closed).replace('//', '//ina:s3%20cret@')}/feed.xml`);
    const text = await begun.text();
    expect(begun.status).toBe(202);
    expect(text).toContain(`${origin(closed)}/feed.xml`);
    expect(text).not.toMatch(/s3|cret|ina:/);
    await server.context.jobs.idle();
    const { id } = JSON.parse(text) as { id: number };
    const details = await (await server.call(`/${server.slug}/api/v2/pw/${id}/`, { as: admin })).text();
    expect(podcastImportDetails.parse(JSON.parse(details))).toMatchObject({ status: 'done', imported: 2 });
    expect(details).not.toMatch(/s3.{0,3}cret/);
    expect(seen).toEqual([undefined]);
  });

  it('keeps them encrypted', async () => {
    const rows = await server.context.db.tables<ImportTables>().selectFrom('imports').selectAll().execute();
    expect(rows.map(({ credentials }) => credentials.length > 40)).toEqual([true]);
    expect(JSON.stringify(rows)).not.toMatch(/s3.{0,3}cret|authorization/);
    expect(rows[0]?.credentials).not.toContain(Buffer.from('ina:s3 cret').toString('base64'));
  });

  it('fails at once if they are refused or missing', async () => {
    for (const url of [
      `${origin(closed)}/feed.xml`,
      `${origin(closed).replace('//', '//ina:wrong@')}/feed.xml`,
    ]) {
      const answer = await post(url);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error_message: expect.stringContaining('refused the station (status 401)') },
      ]);
    }
  });
});
