import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import { cutText } from '../../../rss/index.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import {
  firstEmpty,
  type DeliveryRequest,
  type EpisodePayload,
  type DeliveryResult,
  type PlatformAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import { fileBlob } from './file-form.ts';
import type { HttpClient, HttpResponse } from './http-client.ts';
import { parseResponse } from './parse-response.ts';

const video = z.object({ id: z.string() });
const renewed = z.object({ access_token: z.string() });

/** The installation's OAuth client at Google, which renews the access to channels. */
interface Renewal {
  readonly url: string;
  readonly id: string;
  readonly secret: string;
}

/** Maximum characters of a title and bytes of a description at YouTube, without `<` and `>`. */
const longestTitle = 100;
const longestText = 5000;

/** YouTube's Data API v3 with resumable uploads; the next attempt resumes an interrupted one. */
function createYoutube(url: string, renewal: Renewal | null): PlatformAdapter {
  async function accessToken(
    { destination }: Pick<DeliveryRequest, 'destination'>,
    http: HttpClient,
  ): Promise<string> {
    if (!renewal) return destination.token;
    const { id: client_id, secret: client_secret } = renewal;
    const body = new URLSearchParams({
      client_id,
      client_secret,
      refresh_token: destination.token,
      grant_type: 'refresh_token',
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return parseResponse('Google', renewed, (await http(renewal.url, { method: 'POST', headers, body })).data)
      .access_token;
  }

  async function begin(request: DeliveryRequest, http: HttpClient): Promise<string> {
    const { destination, file, payload } = request;
    const json = { snippet: snippetOf(payload), status: { privacyStatus: destination.privacy_status } };
    const { headers } = await http(
      `${url}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await accessToken(request, http)}`,
          'x-upload-content-length': String(file.bytes),
          'x-upload-content-type': file.type,
        },
        json,
      },
    );
    const session = headers.get('location');
    if (!session) throw new DeliveryFailure('later', 'YouTube named no address for the video.');
    await request.saveCheckpoint({ session });
    return session;
  }

  /** The received bytes of an unfinished upload, or the video if it is complete. */
  async function uploadState(
    request: DeliveryRequest,
    http: HttpClient,
    session: string,
  ): Promise<number | HttpResponse> {
    const headers = { 'content-range': `bytes */${request.file.bytes}`, 'content-length': '0' };
    const response = await http(session, { method: 'PUT', headers, body: '', accepts: [308, 404, 410] });
    if (response.status === 308)
      return Number(/-(\d+)$/.exec(response.headers.get('range') ?? '')?.[1] ?? -1) + 1;
    if (response.status !== 404 && response.status !== 410) return response;
    await request.saveCheckpoint({});
    throw new DeliveryFailure(
      'uncertain',
      'YouTube no longer knows the upload that was begun, so the video may have been sent. Look there before you retry.',
      {
        responseStatus: response.status,
      },
    );
  }

  async function bring(
    request: DeliveryRequest,
    http: HttpClient,
    session: string,
    from: number,
  ): Promise<HttpResponse> {
    const { bytes, type } = request.file;
    const blob = await fileBlob(request.file);
    const headers = { 'content-type': type, 'content-range': `bytes ${from}-${bytes - 1}/${bytes}` };
    return http(session, { method: 'PUT', headers, body: blob.slice(from, bytes, type) });
  }

  return {
    missingSetting: ({ token }) => firstEmpty({ 'channel’s token': token }),
    receiptTexts: (payload) => {
      const { title, description } = snippetOf(payload);
      return { title, text: description, url: payload.page, hasFile: true };
    },
    async check(request, http) {
      if (!renewal)
        return 'The station has a token for this channel. YouTube accepts or refuses it with the next video.';
      // The station may only upload: reading the channel needs another permission.
      await accessToken(request, http);
      return 'The access to the channel is valid: Google renewed it.';
    },
    async send(request, http): Promise<DeliveryResult> {
      const begun = request.checkpoint.session;
      const has = begun ? await uploadState(request, http, begun) : 0;
      const session = begun ?? (await begin(request, http));
      const { status, data } = typeof has === 'number' ? await bring(request, http, session, has) : has;
      const { id } = parseResponse('YouTube', video, data);
      return { status, id, url: `https://www.youtube.com/watch?v=${id}` };
    },
  };
}

function snippetOf({ title, text, page, tags }: EpisodePayload) {
  const plain = (words: string) => words.replace(/[<>]/g, '');
  const room = longestText - Buffer.byteLength(page) - 2;
  const description = `${cutText(plain(text), room, (part) => Buffer.byteLength(part))}\n\n${page}`.trim();
  return { title: cutText(plain(title), longestTitle, (part) => part.length), description, tags: [...tags] };
}

/** Without a client, the tokens of channels are access tokens, which cannot be renewed. */
const settings = z
  .object({
    POSTKIT_YOUTUBE_URL: apiAddress('https://www.googleapis.com'),
    POSTKIT_YOUTUBE_TOKEN_URL: apiAddress('https://oauth2.googleapis.com/token'),
    POSTKIT_YOUTUBE_CLIENT_ID: z.string().optional(),
    POSTKIT_YOUTUBE_CLIENT_SECRET: z.string().optional(),
  })
  .refine((env) => !env.POSTKIT_YOUTUBE_CLIENT_ID === !env.POSTKIT_YOUTUBE_CLIENT_SECRET, {
    path: ['POSTKIT_YOUTUBE_CLIENT_SECRET'],
    error: 'and POSTKIT_YOUTUBE_CLIENT_ID need each other',
  });

export const youtube = definePlatform({
  name: 'YouTube',
  fileKind: 'video',
  canWithdraw: false,
  settings,
  create: (env) => {
    const { POSTKIT_YOUTUBE_CLIENT_ID: id, POSTKIT_YOUTUBE_CLIENT_SECRET: secret } = env;
    return createYoutube(
      env.POSTKIT_YOUTUBE_URL,
      id && secret ? { url: env.POSTKIT_YOUTUBE_TOKEN_URL, id, secret } : null,
    );
  },
});
