import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../platform/secret-box.ts';
import { makeDestination, startStation, type TestStation } from '../../testing/index.ts';
import { serverSecret } from '../accounts/index.ts';
import type { DestinationTables } from './destination-tables.ts';
import { openSecrets } from './sealed-secrets.ts';

const secrets = { token: 'account key', app_secret: 'program' };

let dataDir: string;
let station: TestStation;
let id: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postkit-sealed-'));
  station = await startStation({ dataDir });
  ({ id } = await makeDestination(station, { type: 'omny', ...secrets }));
});
afterAll(async () => {
  await station.close();
  await rm(dataDir, { recursive: true, force: true });
});

const destinations = () => station.context.db.tables<DestinationTables>();
const stored = () =>
  destinations()
    .selectFrom('connections')
    .select(['token', 'app_secret', 'secrets_sealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Plain text opens as empty. */
const opened = async () =>
  openSecrets(
    createSecretBox(await serverSecret({ dataDir, serverSecret: null }), 'connections'),
    await stored(),
  );

describe('the secrets of a destination', () => {
  it('are sealed when they are stored', async () => {
    expect(await opened()).toEqual(secrets);
  });

  it('are sealed when they change', async () => {
    const before = await stored();
    const as = await station.signIn();
    await station.call(`/${station.slug}/api/v1/socialmediaconnection/${id}/`, {
      method: 'PATCH',
      as,
      json: secrets,
    });
    expect((await stored()).token).not.toBe(before.token);
    expect(await opened()).toEqual(secrets);
  });

  it('are sealed at the next start if an older version stored them as plain text', async () => {
    await destinations()
      .updateTable('connections')
      .set({ ...secrets, secrets_sealed: 0 })
      .where('id', '=', id)
      .execute();
    await station.stop();
    station = await startStation({ dataDir });
    expect(await opened()).toEqual(secrets);
  });

  it('are empty if they were sealed with another key', async () => {
    expect(openSecrets(createSecretBox(Buffer.from('another key'), 'connections'), await stored())).toEqual({
      token: '',
      app_secret: '',
    });
  });
});
