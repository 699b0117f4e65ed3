import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import {
  firstEmpty,
  type DeliveryRequest,
  type DeliveryResult,
  type WithdrawingAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import { fileBlob } from './file-form.ts';
import type { HttpClient } from './http-client.ts';
import { parseResponse } from './parse-response.ts';

const clip = z.object({
  Id: z.string(),
  ExternalId: z.string().nullish(),
  PublishedUrl: z.string().nullish(),
});
const clips = z.object({ Clips: z.array(clip) });
const programDetails = z.object({ Name: z.string() });
type Access = Pick<DeliveryRequest, 'destination'>;
type Entry = Access & Pick<DeliveryRequest, 'episode'>;

/** Omny Studio's management API: creates a clip, uploads its audio, then publishes it. */
function createOmny(url: string): WithdrawingAdapter {
  const headers = ({ destination }: Access) => ({ authorization: `OmnyToken ${destination.token}` });
  const program = ({ destination }: Access) =>
    `${url}/programs/${encodeURIComponent(destination.app_secret)}`;
  const clipsOf = (request: Access) => `${program(request)}/clips`;
  const clipAt = (id: string) => `${url}/clips/${encodeURIComponent(id)}`;

  async function locate(request: Entry, http: HttpClient): Promise<string | null> {
    const { data } = await http(`${clipsOf(request)}?pageSize=100`, { headers: headers(request) });
    return (
      parseResponse('Omny Studio', clips, data).Clips.find(
        ({ ExternalId }) => ExternalId === request.episode.guid,
      )?.Id ?? null
    );
  }

  async function make(request: DeliveryRequest, http: HttpClient): Promise<string> {
    const { destination, payload } = request;
    const { app_id } = destination;
    const json = {
      ...fields(request),
      ExternalId: payload.guid,
      Visibility: 'Private',
      ...(app_id ? { PlaylistIds: [app_id] } : {}),
    };
    const { data } = await http(clipsOf(request), { method: 'POST', headers: headers(request), json });
    return parseResponse('Omny Studio', clip, data).Id;
  }

  async function bringAudio(request: DeliveryRequest, http: HttpClient, id: string): Promise<void> {
    const body = await fileBlob(request.file);
    const typed = { ...headers(request), 'content-type': request.file.type };
    await http(`${clipsOf(request)}/${encodeURIComponent(id)}/audio`, {
      method: 'PUT',
      headers: typed,
      body,
    });
    await request.saveCheckpoint({ id, mediaKey: request.payload.mediaKey });
  }

  async function publish(request: DeliveryRequest, http: HttpClient, id: string): Promise<DeliveryResult> {
    const PublishedUtc = new Date(request.payload.published * 1000).toISOString();
    const json = { ...fields(request), Visibility: 'Public', PublishedUtc };
    const { status, data } = await http(clipAt(id), { method: 'POST', headers: headers(request), json });
    return { status, id, url: parseResponse('Omny Studio', clip, data).PublishedUrl ?? '' };
  }

  async function finish(request: DeliveryRequest, http: HttpClient, id: string): Promise<DeliveryResult> {
    if (request.checkpoint.mediaKey !== request.payload.mediaKey) await bringAudio(request, http, id);
    return publish(request, http, id);
  }

  return {
    missingSetting: ({ token, app_secret }) => firstEmpty({ 'API key': token, 'program id': app_secret }),
    receiptTexts: ({ title, text, audio }) => ({ title, text, url: audio, hasFile: true }),
    async check(request, http) {
      const { data } = await http(program(request), { headers: headers(request) });
      return `The access to the program “${parseResponse('Omny Studio', programDetails, data).Name}” is valid.`;
    },
    locate,
    async send(request, http) {
      const begun =
        request.checkpoint.id ?? (request.unconfirmedSince === null ? null : await locate(request, http));
      const id = begun ?? (await make(request, http));
      if (request.checkpoint.id === undefined) await request.saveCheckpoint({ id });
      return finish(request, http, id);
    },
    update: finish,
    async withdraw(request, http, id) {
      return (await http(clipAt(id), { method: 'DELETE', headers: headers(request), accepts: [404, 410] }))
        .status;
    },
  };
}

function fields({ payload }: DeliveryRequest) {
  const { title, html, tags, season, episode, episodeType } = payload;
  const numbers = {
    ...(season === null ? {} : { Season: season }),
    ...(episode === null ? {} : { Episode: episode }),
  };
  return {
    Title: title,
    DescriptionHtml: html,
    Tags: tags,
    EpisodeType: `${episodeType.charAt(0).toUpperCase()}${episodeType.slice(1)}`,
    ...numbers,
  };
}

export const omny = definePlatform({
  name: 'Omny Studio',
  fileKind: 'audio',
  canWithdraw: true,
  settings: z.object({ POSTKIT_OMNY_URL: apiAddress('https://api.omnystudio.com/v0') }),
  create: ({ POSTKIT_OMNY_URL }) => createOmny(POSTKIT_OMNY_URL),
});
