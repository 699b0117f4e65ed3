import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRequested } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  listenLive,
  listUsers,
  makeStation,
  makeUser,
  payloadOf,
  saveUser,
  startMailServer,
  startStation,
  type SignedIn,
  type TestMailServer,
  type TestStation,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';

const today = '2026-01-05';
const day = Date.parse(today) / 86_400_000;

const clock = createFakeClock();
const { server: station, admin } = stationTest(() => ({ clock }));
beforeAll(async () => {
  const stationId = station.features.accounts.stationAt(station.slug).id;
  const { id, show_id } = await makeEpisode(station, { name: '=1+1, "quoted"' });
  const figure = { station_id: stationId, day, show_id, episode_id: id, platform: 'VLC', heard: 5000 };
  await station.features.analytics.addHistory(stationId, {
    days: [
      { ...figure, country: 'NO', downloads: 2 },
      { ...figure, country: 'US', downloads: 1 },
    ],
    reach: [
      { station_id: stationId, day, shows: String(show_id), country: 'NO', platform: 'VLC', listeners: 2 },
    ],
    firstDays: [],
  });
});

function ask(
  name: string,
  query: Record<string, string> = {},
  server = station,
  as = admin,
): Promise<Response> {
  const text = new URLSearchParams({
    start_date: today,
    end_date: today,
    station_names: server.slug,
    ...query,
  });
  return server.call(`/${server.slug}/api/v1/csv/get_analytics_podcast_${name}.json?${text.toString()}`, {
    as,
  });
}

const download = (job: string, slug = station.slug, as = admin) =>
  station.call(`/${slug}/api/v1/${job}/download_csv.csv`, { as });

async function fileOf(name: string, query: Record<string, string> = {}): Promise<string> {
  const { job_id } = csvRequested.parse(await (await ask(name, query)).json());
  await station.context.jobs.idle();
  return (await (await download(job_id)).text()).replace('\uFEFF', '');
}

describe('CSV files', () => {
  it('ANALYTICS-060 ANALYTICS-061 ANALYTICS-066 are requested, published when they are ready, and downloaded', async () => {
    const live = await listenLive(station, admin);
    const requested = await ask('countries');
    expect(requested.status).toBe(202);
    const { job_id } = csvRequested.parse(await requested.json());
    expect(await live.next('csv_analytics_complete')).toEqual({
      job_id,
      status: 'completed',
      url: `${station.url}/${station.slug}/api/v1/${job_id}/download_csv.csv`,
    });
    live.close();
    const file = await download(job_id);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('post_analytics.csv');
    expect(await file.text()).toBe(
      [
        'Country,Country Code,Downloads,% Total,Unique Reach,Listen Through Rate',
        'Norway,NO,2,66.7,2,25%',
        'United States,US,1,33.3,0,50%',
        '',
      ].join('\r\n'),
    );
  });

  it('ANALYTICS-027 ANALYTICS-060 contain every row of each operation, with dates in UTC and names that no spreadsheet runs as formulas', async () => {
    expect((await fileOf('shows')).split('\r\n')[1]).toMatch(/^Show \d+,\d+,3,100\.0,2,33%$/);
    expect(await fileOf('shows', { dimension: 'episode' })).toContain(`"'=1+1, ""quoted""",`);
    expect(await fileOf('shows', { dimension: 'episode' })).toContain(',01-05-2026,3,100.0,3,33%');
    expect(await fileOf('platforms')).toContain('\r\nVLC,3,100.0,2,33%\r\n');
    expect(await fileOf('total', { dimension: 'date' })).toContain('\r\n01-05-2026,3,100.0,2,33%\r\n');
    expect(await fileOf('total')).toContain('\r\n01-05-2026,3,2,33%\r\n');
    expect(await fileOf('total', { countries_list: 'DE' })).toBe(
      'Date,Downloads,Unique Reach,Listen Through Rate\r\n',
    );
  });

  it('are available to users of their station only, for a day', async () => {
    const { job_id } = csvRequested.parse(await (await ask('platforms')).json());
    await station.context.jobs.idle();
    const other = await makeStation(station);
    const stranger = await (await makeUser(station, { stations: [{ stationId: other.id }] })).signIn();
    expect((await download(job_id, station.slug, stranger)).status).toBe(404);
    expect((await download(job_id, other.slug, stranger)).status).toBe(404);
    expect((await download(job_id)).status).toBe(200);
    clock.advance(86_400_000);
    await station.context.jobs.idle();
    const again = await station.signIn();
    expect((await download(job_id, station.slug, again)).status).toBe(404);
  });

  it('are refused by mail if the installation cannot send mail', async () => {
    const refused = await ask('shows', { email: 'maya@example.org' }, station, await station.signIn());
    const message = 'This station cannot send email. Leave the email empty to download the file here.';
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error_message: message, errors: { email: [message] } },
    ]);
  });
});

describe('CSV files by mail', () => {
  let mails: TestMailServer;
  let server: TestStation;
  let as: SignedIn;
  const time = createFakeClock();
  beforeAll(async () => {
    mails = await startMailServer();
    server = await startStation({
      clock: time,
      env: { POSTKIT_SMTP_URL: mails.url, POSTKIT_MAIL_FROM: 'post@example.org' },
    });
    as = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    await mails.close();
  });

  it('are sent to a user of the station, without a live event', async () => {
    const { email } = await makeUser(server);
    const { job_id } = csvRequested.parse(
      await (await ask('total', { email: email.toUpperCase() }, server, as)).json(),
    );
    const mail = await mails.next();
    expect(mail.to.map((address) => address.toLowerCase())).toEqual([email]);
    expect(mail.link).toContain(`/${server.slug}/api/v1/${job_id}/download_csv.csv`);
  });

  it('are sent to no other address: not outside, to another station or to a disabled user', async () => {
    const other = await makeStation(server);
    const elsewhere = await makeUser(server, { stations: [{ stationId: other.id }] });
    const disabled = await makeUser(server);
    const listed = (await listUsers(server, as)).find(({ id }) => id === disabled.id);
    if (!listed) throw new Error('The list holds every user of the station.');
    expect((await saveUser(server, as, payloadOf(listed, { disabled: 1, stations: [] }))).status).toBe(200);
    const message = 'Files are only sent to users of this station. Enter the email of one of them.';
    for (const email of ['attacker@example.org', elsewhere.email, disabled.email]) {
      const refused = await ask('total', { email }, server, as);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { error_message: message, errors: { email: [message] } },
      ]);
    }
    expect(mails.mails.filter(({ to }) => to.includes('attacker@example.org'))).toEqual([]);
  });

  it('are limited to 20 an hour for each user', async () => {
    const [busy, calm] = [await makeUser(server), await makeUser(server)];
    const [mine, theirs] = [await busy.signIn(), await calm.signIn()];
    for (let count = 0; count < 20; count += 1)
      expect((await ask('total', { email: calm.email }, server, mine)).status).toBe(202);
    const refused = await ask('total', { email: calm.email }, server, mine);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await refused.json()).toMatchObject({
      errors: { email: [expect.stringContaining('20 emails within an hour')] },
    });
    expect((await ask('total', {}, server, mine)).status).toBe(202);
    expect((await ask('total', { email: busy.email }, server, theirs)).status).toBe(202);
    time.advance(3_600_000);
    expect((await ask('total', { email: calm.email }, server, mine)).status).toBe(202);
  });
});
