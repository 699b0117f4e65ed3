import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import { cutText } from '../../../rss/index.ts';
import {
  firstEmpty,
  type DeliveryRequest,
  type EpisodePayload,
  type DeliveryResult,
  type PlatformAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import { fileBlob, formOf } from './file-form.ts';
import type { HttpClient } from './http-client.ts';
import { parseResponse } from './parse-response.ts';

const episode = z.object({ episode_id: z.union([z.int(), z.string()]), site_url: z.string().nullish() });
const one = z.object({ response: z.object({ episode }) });
const listed = episode.extend({ title: z.string(), published_at: z.string().nullish() });
const user = z.object({ response: z.object({ user: z.object({ fullname: z.string() }) }) });
const showDetails = z.object({ response: z.object({ show: z.object({ title: z.string() }) }) });
const list = z.object({ response: z.object({ items: z.array(listed) }) });

/** Maximum characters of a title at Spreaker. */
const longestTitle = 140;
/** Maximum seconds by which its clock and ours differ. */
const clocksApart = 300;

/** Spreaker's API v2: title and audio in one form. */
function createSpreaker(url: string): PlatformAdapter {
  const headers = ({ destination }: Pick<DeliveryRequest, 'destination'>) => ({
    authorization: `Bearer ${destination.token}`,
  });
  const show = ({ destination }: Pick<DeliveryRequest, 'destination'>) =>
    `${url}/v2/shows/${encodeURIComponent(destination.spreaker_show_id)}`;
  const episodes = (request: DeliveryRequest) => `${show(request)}/episodes`;

  /** It stores no id of ours, so an attempt without a response is recognised by title and time. */
  async function sentBefore(request: DeliveryRequest, http: HttpClient): Promise<DeliveryResult | null> {
    if (request.unconfirmedSince === null) return null;
    const since = request.unconfirmedSince - clocksApart;
    const { status, data } = await http(`${episodes(request)}?limit=50`, { headers: headers(request) });
    const { items } = parseResponse('Spreaker', list, data).response;
    const same = items.find(
      (item) =>
        item.title === (request.checkpoint.title ?? titleOf(request.payload)) &&
        secondsOf(item.published_at) >= since,
    );
    return same ? { status, id: String(same.episode_id), url: same.site_url ?? '' } : null;
  }

  async function post(
    request: DeliveryRequest,
    http: HttpClient,
    to: string,
    withAudio: boolean,
  ): Promise<DeliveryResult> {
    const { file, payload } = request;
    const audio = withAudio
      ? { field: 'media_file', blob: await fileBlob(file), name: file.name }
      : undefined;
    const fields = {
      title: titleOf(request.payload),
      description: payload.text,
      tags: payload.tags.join(','),
      explicit: String(payload.explicit),
    };
    await request.saveCheckpoint({ ...request.checkpoint, title: fields.title });
    const { status, data } = await http(to, {
      method: 'POST',
      headers: headers(request),
      body: formOf(fields, audio),
    });
    const made = parseResponse('Spreaker', one, data).response.episode;
    await request.saveCheckpoint({ mediaKey: payload.mediaKey });
    return { status, id: String(made.episode_id), url: made.site_url ?? '' };
  }

  return {
    missingSetting: ({ token, spreaker_show_id }) =>
      firstEmpty({ 'access token': token, show: spreaker_show_id }),
    receiptTexts: (payload) => ({
      title: titleOf(payload),
      text: payload.text,
      url: payload.page,
      hasFile: true,
    }),
    async check(request, http) {
      // A show can be read without a token, an account cannot.
      const me = await http(`${url}/v2/me`, { headers: headers(request) });
      const own = await http(show(request), { headers: headers(request) });
      const { fullname } = parseResponse('Spreaker', user, me.data).response.user;
      const { title } = parseResponse('Spreaker', showDetails, own.data).response.show;
      return `The access of ${fullname} to the show “${title}” is valid.`;
    },
    send: async (request, http) =>
      (await sentBefore(request, http)) ?? post(request, http, episodes(request), true),
    update: (request, http, id) =>
      post(
        request,
        http,
        `${url}/v2/episodes/${encodeURIComponent(id)}`,
        request.checkpoint.mediaKey !== request.payload.mediaKey,
      ),
  };
}

const titleOf = ({ title }: EpisodePayload) => cutText(title, longestTitle, (part) => part.length);

/** `2026-11-22 06:30:00`, in UTC. */
function secondsOf(moment: string | null | undefined): number {
  return moment ? Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000 : 0;
}

export const spreaker = definePlatform({
  name: 'Spreaker',
  fileKind: 'audio',
  canWithdraw: false,
  settings: z.object({ POSTKIT_SPREAKER_URL: apiAddress('https://api.spreaker.com') }),
  create: ({ POSTKIT_SPREAKER_URL }) => createSpreaker(POSTKIT_SPREAKER_URL),
});
