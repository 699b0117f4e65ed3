import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogHold } from '@postkit/sdk/schema';
import { startStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import { makeLog } from '../../../testing/make-log.ts';
import { exportZipOf } from '../../station-exports/testing/export-calls.ts';
import { applyImport, sendZip } from '../../station-imports/testing/import-calls.ts';
import '../../../testing/postgres/also-on-postgres.ts';

let source: TestStation;
let target: TestStation;
let admin: SignedIn;
let there: SignedIn;

beforeAll(async () => {
  [source, target] = [await startStation(), await startStation()];
  [admin, there] = [await source.signIn(), await target.signIn()];
});
afterAll(async () => {
  await target.close();
  await source.close();
});

describe('the export of a station with holds', () => {
  it('has the audio and events of the held stretch, also without the log, and the import keeps the hold', async () => {
    const at = source.context.clock.seconds() - 86_400;
    const [held] = await makeLog(source, { startedAt: at, pieces: [{ title: 'Held', segments: 2 }] });
    await makeLog(source, { startedAt: at + 7200, pieces: [{ title: 'Not held', segments: 2 }] });
    const json = { start: at, end: at + 9, reason: 'Complaint', until: at + 900 * 86_400 };
    const path = `/${source.slug}/api/v1/log_hold/`;
    expect((await source.call(path, { method: 'POST', as: admin, json })).status).toBe(201);

    const { guid } = await sendZip(target, there, await exportZipOf(source, admin, {}));
    await applyImport(target, there, guid);
    const response = await target.call(`/${target.slug}/api/v1/log_hold/`, { as: there });
    const { holds } = (await response.json()) as { holds: LogHold[] };
    expect(holds).toMatchObject([{ ...json, state: 'active' }]);
    expect(holds[0]?.bytes).toBeGreaterThan(0);
    const list = await target.call(`/${target.slug}/api/v1/event/?cart__type_name=LOGGER`, { as: there });
    const { objects } = (await list.json()) as { objects: { id: number; cart: { title: string } }[] };
    expect(objects.map(({ cart }) => cart.title)).toEqual(['Held']);
    const read = (server: TestStation, as: SignedIn, id = 0) =>
      server.call(`/${server.slug}/event/${id}/0.m4s`, { as }).then((found) => found.arrayBuffer());
    expect(await read(target, there, objects[0]?.id)).toEqual(await read(source, admin, held?.id));
  });
});
