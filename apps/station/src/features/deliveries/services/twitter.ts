import { z } from 'zod';
import { firstEmpty, type Order, type Parcel, type Service } from '../service.ts';
import { postText } from './post-text.ts';
import { understood } from './understood.ts';

const post = z.object({ data: z.object({ id: z.string() }) });

/** X's API v2. It takes the same words from an account only once, so a try that was not answered may be made again. */
export function createTwitter(url: string): Service {
  return {
    name: 'Twitter',
    takes: 'audio',
    missing: ({ token }) => firstEmpty({ 'access token': token }),
    words: (parcel) => ({ title: parcel.title, text: textOf(parcel), url: '', hasFile: false }),
    async send({ destination, parcel, openSince, memory, remember }: Order, ask) {
      // What is posted again must be the very words of the try that got no answer.
      const text = openSince === null ? textOf(parcel) : (memory.text ?? textOf(parcel));
      await remember({ text });
      const headers = { authorization: `Bearer ${destination.token}` };
      const accepts = openSince === null ? [] : [403];
      const { status, data } = await ask(`${url}/2/tweets`, { method: 'POST', headers, json: { text }, accepts });
      if (status === 403 && JSON.stringify(data).includes('duplicate')) return { status, id: '', url: '' };
      const { id } = understood('Twitter', post, data).data;
      return { status, id, url: `https://x.com/i/web/status/${id}` };
    },
  };
}

const textOf = ({ share, title, page }: Parcel) => postText(share || title, page);
