import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import {
  firstEmpty,
  type DeliveryRequest,
  type Destination,
  type EpisodePayload,
  type DeliveryResult,
  type PlatformAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import type { HttpClient } from './http-client.ts';
import { parseResponse } from './parse-response.ts';

const post = z.object({ id: z.string() });
const page = z.object({ name: z.string() });
const feed = z.object({
  data: z.array(
    z.object({ id: z.string(), message: z.string().optional(), permalink_url: z.string().optional() }),
  ),
});

/** Maximum seconds by which its clock and ours differ. */
const clocksApart = 300;

/** Reads the name of a page with its token. */
export async function checkPage(
  url: string,
  { token, app_id }: Destination,
  http: HttpClient,
): Promise<string> {
  const { data } = await http(`${url}/${encodeURIComponent(app_id)}?fields=name`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return `The access to the page “${parseResponse('Facebook', page, data).name}” is valid.`;
}

/** Facebook's Graph API: a post of a page, with the link to the episode. */
function createFacebook(url: string): PlatformAdapter {
  const headers = ({ destination }: DeliveryRequest) => ({ authorization: `Bearer ${destination.token}` });
  const posts = ({ destination }: DeliveryRequest) => `${url}/${encodeURIComponent(destination.app_id)}/feed`;

  async function sentBefore(request: DeliveryRequest, http: HttpClient): Promise<DeliveryResult | null> {
    if (request.unconfirmedSince === null) return null;
    const query = new URLSearchParams({
      fields: 'id,message,permalink_url',
      since: String(request.unconfirmedSince - clocksApart),
    });
    const { status, data } = await http(`${posts(request)}?${query}`, { headers: headers(request) });
    const same = parseResponse('Facebook', feed, data).data.find(
      ({ message }) => message === (request.checkpoint.text ?? postText(request.payload)),
    );
    return same ? { status, id: same.id, url: same.permalink_url ?? addressOf(same.id) } : null;
  }

  return {
    missingSetting: ({ token, app_id }) => firstEmpty({ 'page token': token, 'page id': app_id }),
    receiptTexts: (payload) => ({
      title: payload.title,
      text: postText(payload),
      url: payload.page,
      hasFile: false,
    }),
    check: ({ destination }, http) => checkPage(url, destination, http),
    async send(request, http) {
      const before = await sentBefore(request, http);
      if (before) return before;
      const message = postText(request.payload);
      await request.saveCheckpoint({ text: message });
      const json = { message, link: request.payload.page };
      const { status, data } = await http(posts(request), {
        method: 'POST',
        headers: headers(request),
        json,
      });
      const { id } = parseResponse('Facebook', post, data);
      return { status, id, url: addressOf(id) };
    },
  };
}

const addressOf = (id: string) => `https://www.facebook.com/${id}`;

/** The text for posts, else title and description. */
function postText({ share, title, text }: EpisodePayload): string {
  return share || [title, text].filter(Boolean).join('\n\n');
}

/** Shared by posts and videos. */
export const graphSettings = z.object({
  POSTKIT_FACEBOOK_URL: apiAddress('https://graph.facebook.com/v24.0'),
});

export const facebook = definePlatform({
  name: 'Facebook',
  fileKind: 'audio',
  canWithdraw: false,
  settings: graphSettings,
  create: ({ POSTKIT_FACEBOOK_URL }) => createFacebook(POSTKIT_FACEBOOK_URL),
});
