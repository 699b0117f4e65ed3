import {
  type Campaign,
  campaign as campaignSchema,
  type CampaignInput,
  resourcePath,
} from '@postkit/sdk/schema';
import { makeShow, makeStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';

/** A listener's request. */
export interface Take {
  readonly ip?: string;
  readonly agent?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly format?: 'mp3' | 'aac';
}

const overcast = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';

/** A station that inserts campaigns, with an episode of three events and an ad marker before the second, and calls of it. */
export async function openCampaignStation(server: TestStation, { enabled = true } = {}) {
  const at = await makeStation(server);
  const show = await makeShow(server, { title: 'Morning' }, at);
  const event = (segments?: 1) => makeEvent(server, segments ? { segments } : {}, at);
  const [first, second, third, spot] = [await event(1), await event(), await event(1), await event(1)];
  const eventIds = [first.id, second.id, third.id];
  const episode = await makeEpisode(server, { showId: show.id, eventIds, ad_insert_events: [second.id] }, at);
  const call = async (path: string, method = 'GET', json?: object, as?: SignedIn) =>
    server.call(`/${at.slug}/api/v1/${path}`, {
      method,
      as: as ?? (await server.signIn()),
      ...(json ? { json } : {}),
    });
  const setEnabled = (on: boolean) => call('campaign_settings/', 'PATCH', { enabled: on });
  if (enabled) await setEnabled(true);

  async function add(fields: Partial<CampaignInput> = {}): Promise<Campaign> {
    const starts_at = server.context.clock.seconds() - 60;
    const event_uri = resourcePath(at.slug, 'event', spot.id);
    const response = await call('campaign/', 'POST', {
      title: 'Festival',
      event: event_uri,
      positions: ['pre'],
      starts_at,
      ...fields,
    });
    if (response.status !== 201) throw new Error(await response.text());
    const { id } = campaignSchema.parse(await response.json());
    await server.context.jobs.idle();
    return read(id);
  }

  async function list(): Promise<Campaign[]> {
    const { campaigns } = (await (await call('campaign/')).json()) as { campaigns: unknown[] };
    return campaigns.map((each) => campaignSchema.parse(each));
  }

  async function read(id: number): Promise<Campaign> {
    const found = (await list()).find((each) => each.id === id);
    if (!found) throw new Error('The campaign is missing.');
    return found;
  }

  const headersOf = ({ ip = '203.0.113.7', agent = overcast, headers = {} }: Take) => ({
    'user-agent': agent,
    'x-forwarded-for': ip,
    ...headers,
  });

  /** Requests the public address, and does not follow a redirect. */
  const ask = (take: Take = {}) =>
    server.call(`/${at.slug}/audio/${episode.id}.${take.format ?? 'mp3'}`, {
      method: take.method ?? 'GET',
      headers: headersOf(take),
      redirect: 'manual',
    });

  /** The path of the version that a listener is redirected to; null without a redirect. */
  async function versionOf(take: Take = {}): Promise<string | null> {
    const response = await ask(take);
    await response.arrayBuffer();
    const location = response.headers.get('location');
    return response.status === 302 && location !== null
      ? new URL(location, `${server.url}/${at.slug}/audio/`).pathname + new URL(location, server.url).search
      : null;
  }

  async function open(path: string, take: Take = {}) {
    const response = await server.call(path, { method: take.method ?? 'GET', headers: headersOf(take) });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** Downloads all of the episode as an app does; returns the bytes. */
  async function download(take: Take = {}): Promise<Buffer> {
    const version = await versionOf(take);
    return (await open(version ?? `/${at.slug}/audio/${episode.id}.${take.format ?? 'mp3'}`, take)).bytes;
  }

  const flush = () => server.features.analytics.flush();
  return {
    at,
    show,
    episode,
    spot,
    call,
    setEnabled,
    add,
    list,
    read,
    ask,
    versionOf,
    open,
    download,
    flush,
  };
}
