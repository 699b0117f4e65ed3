import { createStation, type StationServer } from '@postkit/station';
import { pieces, type Tenant, type TenantKind } from './tenants.ts';

/** Cheap hashing parameters, because tests sign in often. */
const cheapPasswords = { cost: { N: 1024, r: 8, p: 1 } };

/** Fills a fresh data folder with tenants. */
export async function fillTenants(dataDir: string, kinds: readonly TenantKind[]): Promise<Tenant[]> {
  const server = await createStation({
    port: 0,
    quiet: true,
    passwordOptions: cheapPasswords,
    env: { POSTKIT_DATA: dataDir, POSTKIT_DEMO: '0' },
  });
  try {
    const tenants: Tenant[] = [];
    for (const kind of kinds) tenants.push(await makeTenant(server, kind));
    return tenants;
  } finally {
    await server.close();
  }
}

async function makeTenant(
  server: StationServer,
  { slug, features = {}, person: { companyAdmin = false, ...entry } = { admin: true } }: TenantKind,
): Promise<Tenant> {
  const { accounts } = server.features;
  const companyId = await accounts.addCompany(`Company of ${slug}`);
  const station = await accounts.addStation({
    companyId,
    slug,
    name: `Station ${slug}`,
    title: `Station ${slug}`,
    timezone: 'Europe/Berlin',
    features,
  });
  const person = {
    username: `${slug}-editor`,
    email: `${slug}@example.com`,
    password: `the password of ${slug}`,
  };
  const stations = [{ stationId: station.id, ...entry }];
  await accounts.addUser({
    ...person,
    companyId,
    companyAdmin,
    firstName: 'Some',
    lastName: 'Body',
    stations,
  });
  const loggedAt = await fillLog(server, station.slug);
  return { slug, name: station.name, sessionId: station.sessionId, ...person, loggedAt };
}

/** Writes two segments of real audio per event, an hour ago. Resolves to the start. */
async function fillLog({ context, features }: StationServer, slug: string): Promise<number> {
  const station = features.accounts.stationAt(slug);
  const log = await features.audioEvents.log(station.id);
  const loggedAt = Math.floor(context.clock.now() / 1000) - 3600;
  const { frames, ms } = await appendAudio(context.engine, pieces.length * 2, async (at, data, peaks) =>
    log.append({ started_at_ms: loggedAt * 1000 + at, data, peaks }, async () => {}),
  );
  const events = pieces.map((title, index) => {
    const range = {
      stream_id: log.streamId,
      first_n: index * 2,
      last_n: index * 2 + 1,
      skip_frames: 0,
      drop_frames: 0,
      frames: frames * 2,
    };
    const started_at = loggedAt + Math.floor((index * 2 * ms) / 1000);
    return {
      type_name: 'LOGGER',
      origin: 'log',
      title,
      category: 'Talk',
      identifier: `T-${index + 1}`,
      started_at,
      ranges: [range],
    } as const;
  });
  await context.db.transaction((transaction) => features.audioEvents.add(transaction, station, events));
  return loggedAt;
}

/** Encodes that many full segments and yields each with its offset in milliseconds. */
async function appendAudio(
  engine: StationServer['context']['engine'],
  count: number,
  append: (at: number, data: Uint8Array, peaks: Int8Array) => Promise<void>,
): Promise<{ frames: number; ms: number }> {
  // A segment by the specification: 214 frames of 1024 samples at 44.1 kHz.
  const frames = 214;
  const ms = Math.round((frames * 1024 * 1000) / 44_100);
  const made: { data: Uint8Array; peaks: Int8Array }[] = [];
  const source = { demo: { seconds: ((count + 0.1) * ms) / 1000, kind: 'speech', seed: 1 } } as const;
  await engine.ingest({ source }, { onSegment: (segment) => void made.push(segment) });
  for (const [index, { data, peaks }] of made.slice(0, count).entries())
    await append(index * ms, data, peaks);
  return { frames, ms };
}
