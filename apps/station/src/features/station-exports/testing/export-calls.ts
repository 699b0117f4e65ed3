import type { StationExportInput } from '@postkit/sdk';
import { stationExport, type StationExport } from '@postkit/sdk/schema';
import { readZip } from '../../../platform/zip/testing/read-zip.ts';
import type { SignedIn, TestStation } from '../../../testing/index.ts';

/** The files of an export by their paths. */
export type ExportedFiles = ReadonlyMap<string, Buffer>;

/** The exports of a station, newest first. */
export async function readExports(
  server: TestStation,
  as: SignedIn,
  slug = server.slug,
): Promise<StationExport[]> {
  const answer = await (await server.call(`/${slug}/api/v1/station_export/`, { as })).json();
  return stationExport.array().parse(answer.station_exports);
}

/** Downloads and unpacks an export. */
export async function unzipExport(
  server: TestStation,
  as: SignedIn,
  guid: string,
  slug = server.slug,
): Promise<ExportedFiles> {
  const zip = await downloadExport(server, as, guid, slug);
  const entries = readZip(zip.length, (from, bytes) => zip.subarray(from, from + bytes));
  return new Map(entries.map(({ name, start, bytes }) => [name, zip.subarray(start, start + bytes)]));
}

async function downloadExport(
  server: TestStation,
  as: SignedIn,
  guid: string,
  slug = server.slug,
): Promise<Buffer> {
  const response = await server.call(`/${slug}/station_export/${guid}.zip`, { as });
  if (response.status !== 200) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

async function prepareExport(
  server: TestStation,
  as: SignedIn,
  slug: string,
  json: StationExportInput,
): Promise<string> {
  const started = await server.call(`/${slug}/api/v1/station_export/`, { method: 'POST', as, json });
  const { guid } = stationExport.parse(await started.json());
  await server.context.jobs.idle();
  return guid;
}

/** Exports a station and unpacks the zip. */
export async function exportStation(
  server: TestStation,
  as: SignedIn,
  slug = server.slug,
): Promise<ExportedFiles> {
  return unzipExport(server, as, await prepareExport(server, as, slug, {}), slug);
}

/** Exports a station and downloads the zip. */
export async function exportZipOf(
  server: TestStation,
  as: SignedIn,
  json: StationExportInput = {},
): Promise<Buffer> {
  return downloadExport(server, as, await prepareExport(server, as, server.slug, json));
}
