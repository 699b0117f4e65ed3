import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import {
  firstEmpty,
  type DeliveryRequest,
  type DeliveryResult,
  type WithdrawingAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import type { HttpClient } from './http-client.ts';
import { parseResponse } from './parse-response.ts';

const episode = z.object({
  id: z.string(),
  externalId: z.string().nullish(),
  downloadUrl: z.string().nullish(),
});
const found = z.array(episode);
const podcastDetails = z.object({ title: z.string() });
type Access = Pick<DeliveryRequest, 'destination'>;
type Entry = Access & Pick<DeliveryRequest, 'episode'>;

/** Megaphone's CMS API: it fetches the audio from an address. */
function createMegaphone(url: string): WithdrawingAdapter {
  const headers = ({ destination }: Access) => ({ authorization: `Token token="${destination.token}"` });
  const podcast = ({ destination: { app_id, app_secret } }: Access) =>
    `${url}/networks/${encodeURIComponent(app_id)}/podcasts/${encodeURIComponent(app_secret)}`;
  const episodes = (request: Access) => `${podcast(request)}/episodes`;
  const episodeAt = (request: Access, id: string) => `${episodes(request)}/${encodeURIComponent(id)}`;

  async function locate(request: Entry, http: HttpClient): Promise<string | null> {
    const address = `${url}/search/episodes?externalId=${encodeURIComponent(request.episode.guid)}`;
    const { data } = await http(address, { headers: headers(request) });
    return (
      parseResponse('Megaphone', found, data).find(({ externalId }) => externalId === request.episode.guid)
        ?.id ?? null
    );
  }

  async function put(request: DeliveryRequest, http: HttpClient, id: string): Promise<DeliveryResult> {
    const isSame = request.checkpoint.mediaKey === request.payload.mediaKey;
    const json = isSame
      ? fields(request)
      : { ...fields(request), backgroundAudioFileUrl: request.payload.audio };
    const answer = await http(episodeAt(request, id), { method: 'PUT', headers: headers(request), json });
    await request.saveCheckpoint({ id, mediaKey: request.payload.mediaKey });
    return receipt(answer);
  }

  return {
    missingSetting: ({ token, app_id, app_secret }) =>
      firstEmpty({ token, 'network id': app_id, 'podcast id': app_secret }),
    receiptTexts: ({ title, text, audio }) => ({ title, text, url: audio, hasFile: false }),
    async check(request, http) {
      const { data } = await http(podcast(request), { headers: headers(request) });
      return `The access to the podcast “${parseResponse('Megaphone', podcastDetails, data).title}” is valid.`;
    },
    locate,
    async send(request, http) {
      const id = request.unconfirmedSince === null ? null : await locate(request, http);
      if (id !== null) return put(request, http, id);
      const { guid, audio, mediaKey } = request.payload;
      const json = { ...fields(request), externalId: guid, draft: false, backgroundAudioFileUrl: audio };
      const answer = await http(episodes(request), { method: 'POST', headers: headers(request), json });
      const made = receipt(answer);
      await request.saveCheckpoint({ id: made.id, mediaKey });
      return made;
    },
    update: put,
    async withdraw(request, http, id) {
      return (
        await http(episodeAt(request, id), {
          method: 'DELETE',
          headers: headers(request),
          accepts: [404, 410],
        })
      ).status;
    },
  };
}

function receipt({ status, data }: { status: number; data: unknown }): DeliveryResult {
  const { id, downloadUrl } = parseResponse('Megaphone', episode, data);
  return { status, id, url: downloadUrl ?? '' };
}

function fields({ payload }: DeliveryRequest) {
  const { title, html, published, explicit, episodeType, season, episode: number } = payload;
  const numbers = {
    ...(season === null ? {} : { seasonNumber: season }),
    ...(number === null ? {} : { episodeNumber: number }),
  };
  return {
    title,
    summary: html,
    pubdate: new Date(published * 1000).toISOString(),
    explicit,
    episodeType,
    ...numbers,
  };
}

export const megaphone = definePlatform({
  name: 'Megaphone',
  fileKind: 'audio',
  canWithdraw: true,
  settings: z.object({ POSTKIT_MEGAPHONE_URL: apiAddress('https://cms.megaphone.fm/api') }),
  create: ({ POSTKIT_MEGAPHONE_URL }) => createMegaphone(POSTKIT_MEGAPHONE_URL),
});
