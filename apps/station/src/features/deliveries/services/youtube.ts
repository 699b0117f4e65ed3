import { z } from 'zod';
import { cutText } from '../../../rss/index.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { firstEmpty, type Order, type Parcel, type Receipt, type Service } from '../service.ts';
import type { Ask, Reply } from './ask.ts';
import { fileBlob } from './file-form.ts';
import { understood } from './understood.ts';

const video = z.object({ id: z.string() });
const renewed = z.object({ access_token: z.string() });

/** What Google knows the installation by, to renew the access to channels. */
export interface Renewal {
  readonly url: string;
  readonly id: string;
  readonly secret: string;
}

/** YouTube takes so many characters of a title and bytes of a description, none of them `<` or `>`. */
const longestTitle = 100;
const longestText = 5000;

/** YouTube's Data API v3 with resumable uploads; where one broke off, the next try goes on. */
export function createYoutube(url: string, renewal: Renewal | null): Service {
  async function accessToken({ destination }: Order, ask: Ask): Promise<string> {
    if (!renewal) return destination.token;
    const { id: client_id, secret: client_secret } = renewal;
    const body = new URLSearchParams({
      client_id,
      client_secret,
      refresh_token: destination.token,
      grant_type: 'refresh_token',
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return understood('Google', renewed, (await ask(renewal.url, { method: 'POST', headers, body })).data).access_token;
  }

  async function begin(order: Order, ask: Ask): Promise<string> {
    const { destination, file, parcel } = order;
    const json = { snippet: snippetOf(parcel), status: { privacyStatus: destination.privacy_status } };
    const { headers } = await ask(`${url}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await accessToken(order, ask)}`,
        'x-upload-content-length': String(file.bytes),
        'x-upload-content-type': file.type,
      },
      json,
    });
    const session = headers.get('location');
    if (!session) throw new DeliveryFailure('later', 'YouTube named no address for the video.');
    await order.remember({ session });
    return session;
  }

  /** How many bytes an upload that was begun has, or the video where it has all. */
  async function standing(order: Order, ask: Ask, session: string): Promise<number | Reply> {
    const headers = { 'content-range': `bytes */${order.file.bytes}`, 'content-length': '0' };
    const reply = await ask(session, { method: 'PUT', headers, body: '', accepts: [308, 404, 410] });
    if (reply.status === 308) return Number(/-(\d+)$/.exec(reply.headers.get('range') ?? '')?.[1] ?? -1) + 1;
    if (reply.status !== 404 && reply.status !== 410) return reply;
    await order.remember({});
    throw new DeliveryFailure(
      'uncertain',
      'YouTube no longer knows the upload that was begun, so the video may have been sent. Look there before you retry.',
      {
        answered: reply.status,
      },
    );
  }

  async function bring(order: Order, ask: Ask, session: string, from: number): Promise<Reply> {
    const { bytes, type } = order.file;
    const blob = await fileBlob(order.file);
    const headers = { 'content-type': type, 'content-range': `bytes ${from}-${bytes - 1}/${bytes}` };
    return ask(session, { method: 'PUT', headers, body: blob.slice(from, bytes, type) });
  }

  return {
    name: 'YouTube',
    takes: 'video',
    missing: ({ token }) => firstEmpty({ 'channel’s token': token }),
    words: (parcel) => {
      const { title, description } = snippetOf(parcel);
      return { title, text: description, url: parcel.page, hasFile: true };
    },
    async send(order, ask): Promise<Receipt> {
      const begun = order.memory.session;
      const has = begun ? await standing(order, ask, begun) : 0;
      const session = begun ?? (await begin(order, ask));
      const { status, data } = typeof has === 'number' ? await bring(order, ask, session, has) : has;
      const { id } = understood('YouTube', video, data);
      return { status, id, url: `https://www.youtube.com/watch?v=${id}` };
    },
  };
}

function snippetOf({ title, text, page, tags }: Parcel) {
  const plain = (words: string) => words.replace(/[<>]/g, '');
  const room = longestText - Buffer.byteLength(page) - 2;
  const description = `${cutText(plain(text), room, (part) => Buffer.byteLength(part))}\n\n${page}`.trim();
  return { title: cutText(plain(title), longestTitle, (part) => part.length), description, tags: [...tags] };
}
