import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StationImport, StationImportPlan } from '@postkit/sdk/schema';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const zip = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 241));
const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const path = '/wxyz/api/v1/station_import/';

const plan: StationImportPlan = {
  station: {
    title: 'Harbour FM',
    slug: 'harbour',
    address: 'https://old.example.com/harbour',
    timezone: 'Europe/Berlin',
  },
  exported_at: 1_780_000_000,
  files: 12,
  bytes: 5000,
  includes_media: true,
  log: null,
  parts: [
    { part: 'shows', count: 3 },
    { part: 'webhooks', count: 0 },
  ],
  users: [{ name: 'Lara Lind', email: 'lara@example.com', admin: true, state: 'new' }],
  missing: [{ path: 'audio/8.mp3', reason: 'The file is missing or damaged.' }],
  keeps_paths: false,
};
const made = (overrides: Partial<StationImport> = {}): StationImport => ({
  guid,
  status: 'receiving',
  progress: 0,
  bytes: zip.length,
  received: 0,
  plan: null,
  error: '',
  created_at: 1,
  ended_at: null,
  ...overrides,
});

/** A station that receives a zip, and checks and imports it at once. */
async function importingStation({
  earlier = [],
  error = '',
}: { earlier?: StationImport[]; error?: string } = {}) {
  let now = earlier[0] ?? made();
  const removed: string[] = [];
  const station = await fakeStation({
    [`GET ${path}`]: () => ({ station_imports: earlier }),
    [`POST ${path}`]: (_call, response) => sendJson(response, now, 201),
    [`GET ${path}${guid}/`]: () => now,
    [`PATCH ${path}${guid}/zip/${now.received}/`]: () => {
      now = made(
        error === ''
          ? { status: 'planned', received: zip.length, plan }
          : { status: 'error', received: zip.length, error },
      );
      return now;
    },
    [`POST ${path}${guid}/apply/`]: (_call, response) => {
      now = made({ status: 'complete', progress: 100, received: zip.length, plan, ended_at: 2 });
      sendJson(response, { ...now, status: 'importing' }, 202);
    },
    [`GET ${path}${guid}/addresses.csv`]: (_call, response) => void response.end('kind,title,old,new\r\n'),
    [`DELETE ${path}${guid}/`]: (_call, response) => {
      removed.push(guid);
      response.writeHead(204).end();
    },
  });
  return Object.assign(station, { removed });
}

async function zipIn(home: { path: string }): Promise<string> {
  const file = join(home.path, 'harbour.zip');
  await writeFile(file, zip);
  return file;
}

describe('postkit station import', () => {
  it('rehearses: shows what would come, and removes the zip again', async () => {
    await using station = await importingStation();
    await using home = await temporaryHome();
    const done = await runPostkit(['station', 'import', await zipIn(home), '--rehearse'], {
      url: station.url,
    });
    expect(done).toMatchObject({ code: 0 });
    expect(done.out).toContain('Harbour FM (https://old.example.com/harbour)');
    expect(done.out).toContain('3  shows\n');
    expect(done.out).not.toContain('webhooks\n');
    expect(done.out).toContain('Lara Lind <lara@example.com>, admin: created, invite them again');
    expect(done.out).toContain('Not in the export: audio/8.mp3');
    expect(station.removed).toEqual([guid]);
    expect(station.calls.some((call) => call.path.endsWith('/apply/'))).toBe(false);
  });

  it('imports, and writes the list of addresses', async () => {
    await using station = await importingStation();
    await using home = await temporaryHome();
    const addresses = join(home.path, 'addresses.csv');
    const done = await runPostkit(
      ['station', 'import', await zipIn(home), '--yes', '--addresses', addresses],
      { url: station.url },
    );
    expect(done).toMatchObject({ code: 0, err: `The station is imported. Addresses: ${addresses}\n` });
    expect(await readFile(addresses, 'utf8')).toBe('kind,title,old,new\r\n');
  });

  it('resumes the zip of an earlier run after the bytes that have arrived', async () => {
    await using station = await importingStation({ earlier: [made({ received: 3000 })] });
    await using home = await temporaryHome();
    const done = await runPostkit(['station', 'import', await zipIn(home), '--yes'], { url: station.url });
    expect(done.code).toBe(0);
    const sent = station.calls.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toHaveLength(2000);
  });

  it('reports why a zip is refused', async () => {
    await using station = await importingStation({
      error: 'README.md is damaged: its checksum differs. Download the export again.',
    });
    await using home = await temporaryHome();
    const done = await runPostkit(['station', 'import', await zipIn(home), '--yes'], { url: station.url });
    expect(done).toMatchObject({ code: 1, err: expect.stringContaining('README.md is damaged') });
  });

  it('asks before it imports, and needs --yes without a terminal', async () => {
    await using station = await importingStation();
    await using home = await temporaryHome();
    const done = await runPostkit(['station', 'import', await zipIn(home)], { url: station.url });
    expect(done).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
  });
});
