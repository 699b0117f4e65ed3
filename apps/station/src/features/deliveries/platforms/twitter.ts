import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import {
  firstEmpty,
  type DeliveryRequest,
  type EpisodePayload,
  type PlatformAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import { parseResponse } from './parse-response.ts';
import { postText } from './post-text.ts';

const post = z.object({ data: z.object({ id: z.string() }) });
const user = z.object({ data: z.object({ username: z.string() }) });

/** The API v2 of X, formerly Twitter. It accepts the same text from an account only once, so an attempt without a response can be repeated. */
function createTwitter(url: string): PlatformAdapter {
  return {
    missingSetting: ({ token }) => firstEmpty({ 'access token': token }),
    receiptTexts: (payload) => ({ title: payload.title, text: textOf(payload), url: '', hasFile: false }),
    async check({ destination }, http) {
      const { data } = await http(`${url}/2/users/me`, {
        headers: { authorization: `Bearer ${destination.token}` },
      });
      return `The access to the account @${parseResponse('Twitter', user, data).data.username} is valid.`;
    },
    async send(
      { destination, payload, unconfirmedSince, checkpoint, saveCheckpoint }: DeliveryRequest,
      http,
    ) {
      // A repeated post must have exactly the text of the attempt that got no response.
      const text = unconfirmedSince === null ? textOf(payload) : (checkpoint.text ?? textOf(payload));
      await saveCheckpoint({ text });
      const headers = { authorization: `Bearer ${destination.token}` };
      const accepts = unconfirmedSince === null ? [] : [403];
      const { status, data } = await http(`${url}/2/tweets`, {
        method: 'POST',
        headers,
        json: { text },
        accepts,
      });
      if (status === 403 && JSON.stringify(data).includes('duplicate')) return { status, id: '', url: '' };
      const { id } = parseResponse('Twitter', post, data).data;
      return { status, id, url: `https://x.com/i/web/status/${id}` };
    },
  };
}

const textOf = ({ share, title, page }: EpisodePayload) => postText(share || title, page);

export const twitter = definePlatform({
  name: 'Twitter',
  fileKind: 'audio',
  canWithdraw: false,
  settings: z.object({ POSTKIT_TWITTER_URL: apiAddress('https://api.x.com') }),
  create: ({ POSTKIT_TWITTER_URL }) => createTwitter(POSTKIT_TWITTER_URL),
});
