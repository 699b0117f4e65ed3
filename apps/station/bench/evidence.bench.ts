// Hashes an hour of a log, compares it with its hashes, and exports two hours as evidence over HTTP, from the request to the last
// byte of the zip.
// node --conditions=postkit-source apps/station/bench/evidence.bench.ts
import { type EvidenceExport, evidenceExport } from '@postkit/sdk/schema';
import { framesToMs, SEGMENT_FRAMES } from '../src/audio/index.ts';
import { sealHours } from '../src/features/evidence/chain/seal-hours.ts';
import { createFakeClock } from '../src/platform/fake-clock.ts';
import { repeatedSegment } from '../src/testing/encoded-segments.ts';
import { firstStation, startStation } from '../src/testing/index.ts';
import { makeLog } from '../src/testing/make-log.ts';

const start = Date.UTC(2026, 5, 1, 12);
const hourMs = 3_600_000;
const perHour = Math.floor(hourMs / framesToMs(SEGMENT_FRAMES));

const clock = createFakeClock(start);
const server = await startStation({ clock });
const admin = await server.signIn();
const api = `/${server.slug}/api/v1/`;
await makeLog(server, { startedAt: start / 1000 - 7200 });
await sealHours(server.context, firstStation(server));
for (const hour of [0, 1]) {
  await makeLog(server, {
    startedAt: start / 1000 + hour * 3600,
    pieces: [{ title: `Hour ${hour}`, segments: perHour }],
    audio: await repeatedSegment(server.context, perHour),
  });
}
await server.context.jobs.idle();

const begun = performance.now();
await sealHours(server.context, firstStation(server), { to_ms: start + hourMs, isOpen: true });
const hashed = performance.now() - begun;

const asked = performance.now();
const check = await server.call(`${api}log_chain/1/`, { as: admin });
const { state } = (await check.json()) as { state: string };
const checked = performance.now() - asked;
if (state !== 'whole') throw new Error(`The hour is ${state}.`);

const ordered = performance.now();
const json = { start: start / 1000, end: start / 1000 + 7200, reason: 'Benchmark' };
const response = await server.call(`${api}evidence/`, { method: 'POST', as: admin, json });
const { guid } = evidenceExport.parse(await response.json());
await server.context.jobs.idle();
const list = await server.call(`${api}evidence/`, { as: admin });
const { evidence_exports } = (await list.json()) as { evidence_exports: EvidenceExport[] };
const [made] = evidence_exports;
if (made?.status !== 'complete') throw new Error(made?.error);
const zip = await server.call(`/${server.slug}/evidence/${guid}.zip`, { as: admin });
let bytes = 0;
for await (const chunk of zip.body ?? []) bytes += (chunk as Uint8Array).length;
const exported = (performance.now() - ordered) / 1000;
if (bytes !== made.bytes) throw new Error(`${bytes} of ${made.bytes} bytes arrived.`);
console.log(`The zip of two hours has ${(bytes / 1e6).toFixed(0)} MB.`);

const results = [
  { name: 'evidence: an hour of the log hashed', ours: Math.round(hashed), unit: 'ms', budget: '<= 3000 ms' },
  {
    name: 'evidence: an hour compared with its hashes',
    ours: Math.round(checked),
    unit: 'ms',
    budget: '<= 3000 ms',
  },
  {
    name: 'evidence: two hours exported and downloaded',
    ours: Number(exported.toFixed(1)),
    unit: 's',
    budget: '<= 60 s',
  },
];
await server.close();
console.log(JSON.stringify(results));
