import { z } from 'zod';
import { cutText } from '../../../rss/index.ts';
import { firstEmpty, type Order, type Parcel, type Receipt, type Service } from '../service.ts';
import type { Ask } from './ask.ts';
import { fileBlob, formOf } from './file-form.ts';
import { understood } from './understood.ts';

const episode = z.object({ episode_id: z.union([z.int(), z.string()]), site_url: z.string().nullish() });
const one = z.object({ response: z.object({ episode }) });
const listed = episode.extend({ title: z.string(), published_at: z.string().nullish() });
const list = z.object({ response: z.object({ items: z.array(listed) }) });

/** Spreaker takes titles of so many characters. */
const longestTitle = 140;
/** Seconds by which its clock and ours may differ. */
const clocksApart = 300;

/** Spreaker's API v2: title and audio in one form. */
export function createSpreaker(url: string): Service {
  const headers = ({ destination }: Order) => ({ authorization: `Bearer ${destination.token}` });
  const show = ({ destination }: Order) => `${url}/v2/shows/${encodeURIComponent(destination.spreaker_show_id)}/episodes`;

  /** It knows no id of ours: a try that was not answered is known by its title and its time. */
  async function sentBefore(order: Order, ask: Ask): Promise<Receipt | null> {
    if (order.openSince === null) return null;
    const since = order.openSince - clocksApart;
    const { status, data } = await ask(`${show(order)}?limit=50`, { headers: headers(order) });
    const { items } = understood('Spreaker', list, data).response;
    const same = items.find(
      (item) => item.title === (order.memory.title ?? titleOf(order.parcel)) && secondsOf(item.published_at) >= since,
    );
    return same ? { status, id: String(same.episode_id), url: same.site_url ?? '' } : null;
  }

  async function post(order: Order, ask: Ask, to: string, withAudio: boolean): Promise<Receipt> {
    const { file, parcel } = order;
    const audio = withAudio ? { field: 'media_file', blob: await fileBlob(file), name: file.name } : undefined;
    const fields = {
      title: titleOf(order.parcel),
      description: parcel.text,
      tags: parcel.tags.join(','),
      explicit: String(parcel.explicit),
    };
    await order.remember({ ...order.memory, title: fields.title });
    const { status, data } = await ask(to, { method: 'POST', headers: headers(order), body: formOf(fields, audio) });
    const made = understood('Spreaker', one, data).response.episode;
    await order.remember({ sound: parcel.soundKey });
    return { status, id: String(made.episode_id), url: made.site_url ?? '' };
  }

  return {
    name: 'Spreaker',
    takes: 'audio',
    missing: ({ token, spreaker_show_id }) => firstEmpty({ 'access token': token, show: spreaker_show_id }),
    words: (parcel) => ({ title: titleOf(parcel), text: parcel.text, url: parcel.page, hasFile: true }),
    send: async (order, ask) => (await sentBefore(order, ask)) ?? post(order, ask, show(order), true),
    update: (order, ask, id) =>
      post(order, ask, `${url}/v2/episodes/${encodeURIComponent(id)}`, order.memory.sound !== order.parcel.soundKey),
  };
}

const titleOf = ({ title }: Parcel) => cutText(title, longestTitle, (part) => part.length);

/** `2026-11-22 06:30:00`, in UTC. */
function secondsOf(moment: string | null | undefined): number {
  return moment ? Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000 : 0;
}
