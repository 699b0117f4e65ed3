import { type StationImport, stationImport } from '@postkit/sdk/schema';
import type { SignedIn, TestStation } from '../../../testing/index.ts';

export const importPath = (server: TestStation, rest = '', slug = server.slug) =>
  `/${slug}/api/v1/station_import/${rest}`;

export async function readImport(
  server: TestStation,
  as: SignedIn,
  guid: string,
  slug = server.slug,
): Promise<StationImport> {
  return stationImport.parse(await (await server.call(importPath(server, `${guid}/`, slug), { as })).json());
}

/** Sends a zip in two parts, and waits until it is checked. */
export async function sendZip(
  server: TestStation,
  as: SignedIn,
  zip: Buffer,
  slug = server.slug,
): Promise<StationImport> {
  const started = await server.call(importPath(server, '', slug), {
    method: 'POST',
    as,
    json: { bytes: zip.length },
  });
  if (started.status !== 201) throw new Error(await started.text());
  const { guid } = stationImport.parse(await started.json());
  const half = Math.ceil(zip.length / 2);
  for (const offset of [0, half]) {
    const body = new Uint8Array(zip.subarray(offset, offset + half));
    if (body.length === 0) continue;
    const headers = { 'content-type': 'application/offset+octet-stream' };
    const sent = await server.call(importPath(server, `${guid}/zip/${offset}/`, slug), {
      method: 'PATCH',
      as,
      headers,
      body,
    });
    if (sent.status !== 200) throw new Error(await sent.text());
  }
  await server.context.jobs.idle();
  return readImport(server, as, guid, slug);
}

/** Applies a plan, and waits for its end. */
export async function applyImport(
  server: TestStation,
  as: SignedIn,
  guid: string,
  slug = server.slug,
): Promise<StationImport> {
  const response = await server.call(importPath(server, `${guid}/apply/`, slug), { method: 'POST', as });
  if (response.status !== 202) throw new Error(await response.text());
  await server.context.jobs.idle();
  return readImport(server, as, guid, slug);
}
