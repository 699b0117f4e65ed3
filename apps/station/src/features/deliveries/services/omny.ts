import { z } from 'zod';
import { firstEmpty, type Order, type Receipt, type Service } from '../service.ts';
import type { Ask } from './ask.ts';
import { fileBlob } from './file-form.ts';
import { understood } from './understood.ts';

const clip = z.object({ Id: z.string(), ExternalId: z.string().nullish(), PublishedUrl: z.string().nullish() });
const clips = z.object({ Clips: z.array(clip) });
type Entry = Pick<Order, 'destination'>;

/** Omny Studio's management API: a clip is made, gets its audio, and is published then. */
export function createOmny(url: string): Service {
  const headers = ({ destination }: Entry) => ({ authorization: `OmnyToken ${destination.token}` });
  const program = ({ destination }: Entry) => `${url}/programs/${encodeURIComponent(destination.app_secret)}/clips`;
  const clipAt = (id: string) => `${url}/clips/${encodeURIComponent(id)}`;

  async function locate(order: Entry & { guid: string }, ask: Ask): Promise<string | null> {
    const { data } = await ask(`${program(order)}?pageSize=100`, { headers: headers(order) });
    return understood('Omny Studio', clips, data).Clips.find(({ ExternalId }) => ExternalId === order.guid)?.Id ?? null;
  }

  async function make(order: Order, ask: Ask): Promise<string> {
    const { destination, parcel } = order;
    const { app_id } = destination;
    const json = { ...fields(order), ExternalId: parcel.guid, Visibility: 'Private', ...(app_id ? { PlaylistIds: [app_id] } : {}) };
    const { data } = await ask(program(order), { method: 'POST', headers: headers(order), json });
    return understood('Omny Studio', clip, data).Id;
  }

  async function bringAudio(order: Order, ask: Ask, id: string): Promise<void> {
    const body = await fileBlob(order.file);
    const typed = { ...headers(order), 'content-type': order.file.type };
    await ask(`${program(order)}/${encodeURIComponent(id)}/audio`, { method: 'PUT', headers: typed, body });
    await order.remember({ id, sound: order.parcel.soundKey });
  }

  async function publish(order: Order, ask: Ask, id: string): Promise<Receipt> {
    const PublishedUtc = new Date(order.parcel.published * 1000).toISOString();
    const json = { ...fields(order), Visibility: 'Public', PublishedUtc };
    const { status, data } = await ask(clipAt(id), { method: 'POST', headers: headers(order), json });
    return { status, id, url: understood('Omny Studio', clip, data).PublishedUrl ?? '' };
  }

  async function finish(order: Order, ask: Ask, id: string): Promise<Receipt> {
    if (order.memory.sound !== order.parcel.soundKey) await bringAudio(order, ask, id);
    return publish(order, ask, id);
  }

  return {
    name: 'Omny Studio',
    takes: 'audio',
    missing: ({ token, app_secret }) => firstEmpty({ 'API key': token, 'program id': app_secret }),
    words: ({ title, text, audio }) => ({ title, text, url: audio, hasFile: true }),
    locate,
    async send(order, ask) {
      const begun = order.memory.id ?? (order.openSince === null ? null : await locate({ ...order, guid: order.parcel.guid }, ask));
      const id = begun ?? (await make(order, ask));
      if (order.memory.id === undefined) await order.remember({ id });
      return finish(order, ask, id);
    },
    update: finish,
    async withdraw(order, ask, id) {
      return (await ask(clipAt(id), { method: 'DELETE', headers: headers(order), accepts: [404, 410] })).status;
    },
  };
}

function fields({ parcel }: Order) {
  const { title, html, tags, season, episode, episodeType } = parcel;
  const numbers = { ...(season === null ? {} : { Season: season }), ...(episode === null ? {} : { Episode: episode }) };
  return {
    Title: title,
    DescriptionHtml: html,
    Tags: tags,
    EpisodeType: `${episodeType.charAt(0).toUpperCase()}${episodeType.slice(1)}`,
    ...numbers,
  };
}
