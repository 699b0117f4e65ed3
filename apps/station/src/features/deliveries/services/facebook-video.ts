import { z } from 'zod';
import { DeliveryFailure } from '../delivery-failure.ts';
import { firstEmpty, type Memory, type Order, type Receipt, type Service } from '../service.ts';
import type { Ask } from './ask.ts';
import { fileBlob, formOf } from './file-form.ts';
import { understood } from './understood.ts';

const offset = z.union([z.int(), z.string()]).transform(Number);
const range = z.object({ start_offset: offset, end_offset: offset });
const begun = range.extend({ upload_session_id: z.string(), video_id: z.string() });
const finished = z.object({ success: z.literal(true) });
const video = z.object({ published: z.boolean().optional(), permalink_url: z.string().optional() });

type Range = z.output<typeof range>;

/** Facebook's resumable upload: begun, brought in the pieces that it asks for, and finished with title and words. */
export function createFacebookVideo(graphUrl: string, url: string): Service {
  const headers = ({ destination }: Order) => ({ authorization: `Bearer ${destination.token}` });
  const videos = ({ destination }: Order) => `${url}/${encodeURIComponent(destination.app_id)}/videos`;
  const say = async (order: Order, ask: Ask, fields: Record<string, string>, chunk?: Blob) => {
    const file = chunk && { field: 'video_file_chunk', blob: chunk, name: order.file.name };
    return ask(videos(order), { method: 'POST', headers: headers(order), body: formOf(fields, file) });
  };

  async function begin(order: Order, ask: Ask): Promise<Memory> {
    const { data } = await say(order, ask, { upload_phase: 'start', file_size: String(order.file.bytes) });
    const { video_id, upload_session_id, start_offset, end_offset } = understood('Facebook', begun, data);
    return keep(order, { id: video_id, session: upload_session_id }, { start_offset, end_offset });
  }

  async function bring(order: Order, ask: Ask, memory: Memory): Promise<Memory> {
    const blob = await fileBlob(order.file);
    let now = memory;
    for (;;) {
      const [start, end] = [Number(now.start), Number(now.end)];
      if (start >= end) return now;
      const fields = { upload_phase: 'transfer', start_offset: String(start), upload_session_id: now.session ?? '' };
      const { data } = await say(order, ask, fields, blob.slice(start, end));
      const next = understood('Facebook', range, data);
      if (next.start_offset <= start) throw new DeliveryFailure('later', 'Facebook asked for the same part of the video again.');
      now = await keep(order, now, next);
    }
  }

  async function keep(order: Order, memory: Memory, { start_offset, end_offset }: Range): Promise<Memory> {
    const now = { ...memory, start: String(start_offset), end: String(end_offset) };
    await order.remember(now);
    return now;
  }

  async function finish(order: Order, ask: Ask, memory: Memory): Promise<Receipt> {
    await order.remember({ ...memory, phase: 'finish' });
    const { title, text } = order.parcel;
    const fields = { upload_phase: 'finish', upload_session_id: memory.session ?? '', title, description: text };
    const { status, data } = await say(order, ask, fields);
    understood('Facebook', finished, data);
    return { status, id: memory.id ?? '', url: addressOf(order, memory) };
  }

  async function publishedBefore(order: Order, ask: Ask): Promise<Receipt | null> {
    const { memory } = order;
    if (memory.phase !== 'finish') return null;
    const address = `${graphUrl}/${encodeURIComponent(memory.id ?? '')}?fields=published,permalink_url`;
    const { status, data } = await ask(address, { headers: headers(order), accepts: [400, 404] });
    if (status !== 200 || !understood('Facebook', video, data).published) return null;
    return { status, id: memory.id ?? '', url: addressOf(order, memory) };
  }

  return {
    name: 'Facebook',
    takes: 'video',
    missing: ({ token, app_id }) => firstEmpty({ 'page token': token, 'page id': app_id }),
    words: ({ title, text, page }) => ({ title, text, url: page, hasFile: true }),
    async send(order, ask) {
      const before = await publishedBefore(order, ask);
      if (before) return before;
      const memory = order.memory.session ? order.memory : await begin(order, ask);
      return finish(order, ask, await bring(order, ask, memory));
    },
  };
}

function addressOf({ destination }: Order, { id = '' }: Memory): string {
  return `https://www.facebook.com/${destination.app_id}/videos/${id}`;
}
