import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evidenceExport, type EvidenceExport, readManifest } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../../platform/fake-clock.ts';
import { type OpenZip, openZip } from '../../../platform/zip/open-zip.ts';
import {
  firstStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { chainCalls } from '../testing/evidence-calls.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const run = promisify(execFile);
const start = Date.UTC(2026, 5, 1, 12);
const address = () => `/${server.slug}/api/v1/evidence/`;

let clock: FakeClock;
let server: TestStation;
let admin: SignedIn;
let folder: string;

beforeAll(async () => {
  clock = createFakeClock(start);
  server = await startStation({ clock });
  admin = await server.signIn();
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
  const calls = chainCalls(server, () => admin);
  await makeLog(server, { startedAt: start / 1000 });
  await calls.seal();
  await makeLog(server, {
    startedAt: start / 1000 + 3590,
    pieces: [{ title: 'News, "at one"', segments: 4, category: 'News' }],
  });
  clock.advance(3_700_000);
  await server.context.jobs.idle();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function begin(given: object = {}, as = admin) {
  const json = { start: start / 1000 + 3580, end: start / 1000 + 3640, reason: 'Complaint 4711', ...given };
  const response = await server.call(address(), { method: 'POST', as, json });
  return { status: response.status, body: (await response.json()) as EvidenceExport };
}

async function complete(given: object = {}): Promise<EvidenceExport> {
  const { status, body } = await begin(given);
  expect(status).toBe(202);
  await server.context.jobs.idle();
  const { evidence_exports } = (await (await server.call(address(), { as: admin })).json()) as {
    evidence_exports: EvidenceExport[];
  };
  return evidenceExport.parse(evidence_exports.find(({ guid }) => guid === body.guid));
}

async function download({ guid }: EvidenceExport): Promise<Buffer> {
  const response = await server.call(`/${server.slug}/evidence/${guid}.zip`, { as: admin });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const remove = ({ guid }: EvidenceExport) =>
  server.call(`${address()}${guid}/`, { method: 'DELETE', as: admin });

async function contentOf(zip: OpenZip, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.open(name)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function opened(bytes: Buffer): Promise<OpenZip> {
  return openZip({
    bytes: bytes.length,
    open: ({ start: from, end }) => Readable.from([bytes.subarray(from, end + 1)]),
  });
}

describe('an evidence export', () => {
  it('has the segments byte for byte, one file to listen to, events, gaps, the clock, and who exported it', async () => {
    const made = await complete();
    expect(made).toMatchObject({ status: 'complete', progress: 100, reason: 'Complaint 4711' });
    const bytes = await download(made);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256);
    const zip = await opened(bytes);
    const text = async (name: string) => (await contentOf(zip, name)).toString('utf8');
    const names = [...zip.entries.keys()];
    const segments = names.filter((name) => name.startsWith('segments/'));
    expect(segments).toHaveLength(4);
    const parts = await Promise.all(segments.map((name) => contentOf(zip, name)));
    expect((await contentOf(zip, 'recording.aac')).equals(Buffer.concat(parts))).toBe(true);
    expect(JSON.parse(await text('evidence.json'))).toMatchObject({
      format: 'postkit-evidence/1',
      slug: server.slug,
      exportedBy: made.exported_by,
      reason: 'Complaint 4711',
      segments: 4,
      unreadable: 0,
      unchained: 0,
    });
    expect(JSON.parse(await text('events.json'))).toMatchObject([
      { cart: { title: 'News, "at one"', category: 'News' }, start: '2026-06-01T12:59:50.000Z' },
    ]);
    expect(await text('gaps.csv')).toBe(
      'from,to,seconds\r\n2026-06-01T12:59:40.000Z,2026-06-01T12:59:50.000Z,10\r\n2026-06-01T13:00:09.876Z,2026-06-01T13:00:40.000Z,30.124\r\n',
    );
    expect(JSON.parse(await text('clock.json')).words).toContain('by the clock of the machine that records');
    expect(await text('README.txt')).toContain(`by ${made.exported_by}`);
    const links = (await text('chain.jsonl')).trimEnd().split('\n').map(readManifest);
    expect(links.map((link) => link?.seq)).toEqual([...links.keys()]);
    await remove(made);
  });

  it('is verified by sha256sum and openssl, without the station', async () => {
    const made = await complete();
    const zip = await opened(await download(made));
    for (const name of ['SHA256SUMS', 'SHA256SUMS.sig', 'signing-key.pem'])
      await writeFile(join(folder, name), await contentOf(zip, name));
    const verify = ['-verify', '-pubin', '-inkey', 'signing-key.pem', '-rawin'];
    const { stdout } = await run(
      'openssl',
      ['pkeyutl', ...verify, '-in', 'SHA256SUMS', '-sigfile', 'SHA256SUMS.sig'],
      { cwd: folder },
    );
    expect(stdout).toContain('Signature Verified Successfully');
    const sums = (await contentOf(zip, 'SHA256SUMS')).toString('utf8').trimEnd().split('\n');
    expect(sums).toHaveLength(zip.entries.size - 2);
    for (const line of sums) {
      const [hash, name = ''] = line.split('  ');
      expect(
        createHash('sha256')
          .update(await contentOf(zip, name))
          .digest('hex'),
      ).toBe(hash);
    }
    await remove(made);
  });

  it('has also the hour that is still being recorded, in links of its own', async () => {
    await makeLog(server, { startedAt: clock.seconds() - 60, pieces: [{ title: 'Now', segments: 2 }] });
    const made = await complete({ start: clock.seconds() - 61, end: clock.seconds() });
    const zip = await opened(await download(made));
    const facts = JSON.parse((await contentOf(zip, 'evidence.json')).toString('utf8'));
    expect(facts).toMatchObject({ segments: 2, unchained: 0 });
    expect([...zip.entries.keys()].filter((name) => name.startsWith('hours/'))).toHaveLength(1);
    await remove(made);
  });

  it('names the source without its password and query', async () => {
    const url = 'https://source:hackme@radio.example/live?token=s3cret';
    await server.call(`/${server.slug}/api/v1/logger/`, { method: 'PATCH', as: admin, json: { url } });
    const made = await complete();
    const zip = await opened(await download(made));
    const text = (await contentOf(zip, 'evidence.json')).toString('utf8');
    expect(JSON.parse(text).log_source.url).toBe('https://radio.example/live');
    expect(text).not.toMatch(/hackme|s3cret/);
    await remove(made);
  });

  it('outlives the audio of the log, and is removed after seven days', async () => {
    const made = await complete();
    clock.advance(6 * 86_400_000);
    admin = await server.signIn();
    expect((await download(made)).length).toBe(made.bytes);
    clock.advance(86_400_000 + 1000);
    await server.context.jobs.idle();
    admin = await server.signIn();
    expect((await server.call(`/${server.slug}/evidence/${made.guid}.zip`, { as: admin })).status).toBe(404);
    expect(
      await server.context.storage.stat(`evidence/${firstStation(server).id}/${made.guid}.zip`),
    ).toBeNull();
  });

  it('is for admins, of one stretch of at most 25 hours in the past, and leaves an entry in the audit log', async () => {
    const user = await (await makeUser(server)).signIn();
    expect((await begin({}, user)).status).toBe(403);
    for (const given of [
      { end: start / 1000 },
      { end: start / 1000 + 3580 + 25 * 3600 + 1 },
      { start: clock.seconds() + 10, end: clock.seconds() + 20 },
      { reason: '' },
    ])
      expect((await begin(given)).status).toBe(400);
    const { body } = await begin();
    expect((await begin()).status).toBe(409);
    await server.context.jobs.idle();
    await remove(body);
    const response = await server.call(`/${server.slug}/api/v1/audit/?kind=download`, { as: admin });
    const { entries } = (await response.json()) as { entries: { action: string; thing: { name: string } }[] };
    expect(entries.map(({ action }) => action).slice(0, 2)).toEqual(['deleted', 'exported']);
    expect(entries[1]?.thing.name).toContain('Complaint 4711');
  });
});
