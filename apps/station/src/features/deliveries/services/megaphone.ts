import { z } from 'zod';
import { firstEmpty, type Order, type Receipt, type Service } from '../service.ts';
import type { Ask } from './ask.ts';
import { understood } from './understood.ts';

const episode = z.object({ id: z.string(), externalId: z.string().nullish(), downloadUrl: z.string().nullish() });
const found = z.array(episode);
type Entry = Pick<Order, 'destination'>;

/** Megaphone's CMS API: it fetches the audio from the address that it is given. */
export function createMegaphone(url: string): Service {
  const headers = ({ destination }: Entry) => ({ authorization: `Token token="${destination.token}"` });
  const podcast = ({ destination: { app_id, app_secret } }: Entry) =>
    `${url}/networks/${encodeURIComponent(app_id)}/podcasts/${encodeURIComponent(app_secret)}/episodes`;
  const episodeAt = (order: Entry, id: string) => `${podcast(order)}/${encodeURIComponent(id)}`;

  async function locate(order: Entry & { guid: string }, ask: Ask): Promise<string | null> {
    const address = `${url}/search/episodes?externalId=${encodeURIComponent(order.guid)}`;
    const { data } = await ask(address, { headers: headers(order) });
    return understood('Megaphone', found, data).find(({ externalId }) => externalId === order.guid)?.id ?? null;
  }

  async function put(order: Order, ask: Ask, id: string): Promise<Receipt> {
    const isSame = order.memory.sound === order.parcel.soundKey;
    const json = isSame ? fields(order) : { ...fields(order), backgroundAudioFileUrl: order.parcel.audio };
    const answer = await ask(episodeAt(order, id), { method: 'PUT', headers: headers(order), json });
    await order.remember({ id, sound: order.parcel.soundKey });
    return receipt(answer);
  }

  return {
    name: 'Megaphone',
    takes: 'audio',
    missing: ({ token, app_id, app_secret }) => firstEmpty({ token, 'network id': app_id, 'podcast id': app_secret }),
    words: ({ title, text, audio }) => ({ title, text, url: audio, hasFile: false }),
    locate,
    async send(order, ask) {
      const id = order.openSince === null ? null : await locate({ ...order, guid: order.parcel.guid }, ask);
      if (id !== null) return put(order, ask, id);
      const { guid, audio, soundKey } = order.parcel;
      const json = { ...fields(order), externalId: guid, draft: false, backgroundAudioFileUrl: audio };
      const answer = await ask(podcast(order), { method: 'POST', headers: headers(order), json });
      const made = receipt(answer);
      await order.remember({ id: made.id, sound: soundKey });
      return made;
    },
    update: put,
    async withdraw(order, ask, id) {
      return (await ask(episodeAt(order, id), { method: 'DELETE', headers: headers(order), accepts: [404, 410] })).status;
    },
  };
}

function receipt({ status, data }: { status: number; data: unknown }): Receipt {
  const { id, downloadUrl } = understood('Megaphone', episode, data);
  return { status, id, url: downloadUrl ?? '' };
}

function fields({ parcel }: Order) {
  const { title, html, published, explicit, episodeType, season, episode: number } = parcel;
  const numbers = { ...(season === null ? {} : { seasonNumber: season }), ...(number === null ? {} : { episodeNumber: number }) };
  return { title, summary: html, pubdate: new Date(published * 1000).toISOString(), explicit, episodeType, ...numbers };
}
