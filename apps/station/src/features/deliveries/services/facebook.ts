import { z } from 'zod';
import { firstEmpty, type Order, type Parcel, type Receipt, type Service } from '../service.ts';
import type { Ask } from './ask.ts';
import { understood } from './understood.ts';

const post = z.object({ id: z.string() });
const feed = z.object({
  data: z.array(z.object({ id: z.string(), message: z.string().optional(), permalink_url: z.string().optional() })),
});

/** Seconds by which its clock and ours may differ. */
const clocksApart = 300;

/** Facebook's Graph API: a post of a page, with the link to the episode. */
export function createFacebook(url: string): Service {
  const headers = ({ destination }: Order) => ({ authorization: `Bearer ${destination.token}` });
  const posts = ({ destination }: Order) => `${url}/${encodeURIComponent(destination.app_id)}/feed`;

  async function sentBefore(order: Order, ask: Ask): Promise<Receipt | null> {
    if (order.openSince === null) return null;
    const query = new URLSearchParams({ fields: 'id,message,permalink_url', since: String(order.openSince - clocksApart) });
    const { status, data } = await ask(`${posts(order)}?${query}`, { headers: headers(order) });
    const same = understood('Facebook', feed, data).data.find(({ message }) => message === (order.memory.text ?? postText(order.parcel)));
    return same ? { status, id: same.id, url: same.permalink_url ?? addressOf(same.id) } : null;
  }

  return {
    name: 'Facebook',
    takes: 'audio',
    missing: ({ token, app_id }) => firstEmpty({ 'page token': token, 'page id': app_id }),
    words: (parcel) => ({ title: parcel.title, text: postText(parcel), url: parcel.page, hasFile: false }),
    async send(order, ask) {
      const before = await sentBefore(order, ask);
      if (before) return before;
      const message = postText(order.parcel);
      await order.remember({ text: message });
      const json = { message, link: order.parcel.page };
      const { status, data } = await ask(posts(order), { method: 'POST', headers: headers(order), json });
      const { id } = understood('Facebook', post, data);
      return { status, id, url: addressOf(id) };
    },
  };
}

const addressOf = (id: string) => `https://www.facebook.com/${id}`;

/** What somebody wrote for posts, else title and description. */
function postText({ share, title, text }: Parcel): string {
  return share || [title, text].filter(Boolean).join('\n\n');
}
