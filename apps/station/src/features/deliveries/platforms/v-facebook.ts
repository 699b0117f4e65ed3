import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import {
  firstEmpty,
  type Checkpoint,
  type DeliveryRequest,
  type DeliveryResult,
  type PlatformAdapter,
} from '../platform-adapter.ts';
import { definePlatform } from './define-platform.ts';
import { checkPage, graphSettings } from './facebook.ts';
import { fileBlob, formOf } from './file-form.ts';
import type { HttpClient } from './http-client.ts';
import { parseResponse } from './parse-response.ts';

const offset = z.union([z.int(), z.string()]).transform(Number);
const range = z.object({ start_offset: offset, end_offset: offset });
const begun = range.extend({ upload_session_id: z.string(), video_id: z.string() });
const finished = z.object({ success: z.literal(true) });
const video = z.object({ published: z.boolean().optional(), permalink_url: z.string().optional() });

type Range = z.output<typeof range>;

/** Facebook's resumable upload: starts it, sends the parts that Facebook asks for, and finishes with title and text. */
function createFacebookVideo(graphUrl: string, url: string): PlatformAdapter {
  const headers = ({ destination }: DeliveryRequest) => ({ authorization: `Bearer ${destination.token}` });
  const videos = ({ destination }: DeliveryRequest) =>
    `${url}/${encodeURIComponent(destination.app_id)}/videos`;
  const say = async (
    request: DeliveryRequest,
    http: HttpClient,
    fields: Record<string, string>,
    chunk?: Blob,
  ) => {
    const file = chunk && { field: 'video_file_chunk', blob: chunk, name: request.file.name };
    return http(videos(request), { method: 'POST', headers: headers(request), body: formOf(fields, file) });
  };

  async function begin(request: DeliveryRequest, http: HttpClient): Promise<Checkpoint> {
    const { data } = await say(request, http, {
      upload_phase: 'start',
      file_size: String(request.file.bytes),
    });
    const { video_id, upload_session_id, start_offset, end_offset } = parseResponse('Facebook', begun, data);
    return keep(request, { id: video_id, session: upload_session_id }, { start_offset, end_offset });
  }

  async function bring(
    request: DeliveryRequest,
    http: HttpClient,
    checkpoint: Checkpoint,
  ): Promise<Checkpoint> {
    const blob = await fileBlob(request.file);
    let now = checkpoint;
    for (;;) {
      const [start, end] = [Number(now.start), Number(now.end)];
      if (start >= end) return now;
      const fields = {
        upload_phase: 'transfer',
        start_offset: String(start),
        upload_session_id: now.session ?? '',
      };
      const { data } = await say(request, http, fields, blob.slice(start, end));
      const next = parseResponse('Facebook', range, data);
      if (next.start_offset <= start)
        throw new DeliveryFailure('later', 'Facebook asked for the same part of the video again.');
      now = await keep(request, now, next);
    }
  }

  async function keep(
    request: DeliveryRequest,
    checkpoint: Checkpoint,
    { start_offset, end_offset }: Range,
  ): Promise<Checkpoint> {
    const now = { ...checkpoint, start: String(start_offset), end: String(end_offset) };
    await request.saveCheckpoint(now);
    return now;
  }

  async function finish(
    request: DeliveryRequest,
    http: HttpClient,
    checkpoint: Checkpoint,
  ): Promise<DeliveryResult> {
    await request.saveCheckpoint({ ...checkpoint, phase: 'finish' });
    const { title, text } = request.payload;
    const fields = {
      upload_phase: 'finish',
      upload_session_id: checkpoint.session ?? '',
      title,
      description: text,
    };
    const { status, data } = await say(request, http, fields);
    parseResponse('Facebook', finished, data);
    return { status, id: checkpoint.id ?? '', url: addressOf(request, checkpoint) };
  }

  async function publishedBefore(request: DeliveryRequest, http: HttpClient): Promise<DeliveryResult | null> {
    const { checkpoint } = request;
    if (checkpoint.phase !== 'finish') return null;
    const address = `${graphUrl}/${encodeURIComponent(checkpoint.id ?? '')}?fields=published,permalink_url`;
    const { status, data } = await http(address, { headers: headers(request), accepts: [400, 404] });
    if (status !== 200 || !parseResponse('Facebook', video, data).published) return null;
    return { status, id: checkpoint.id ?? '', url: addressOf(request, checkpoint) };
  }

  return {
    missingSetting: ({ token, app_id }) => firstEmpty({ 'page token': token, 'page id': app_id }),
    receiptTexts: ({ title, text, page }) => ({ title, text, url: page, hasFile: true }),
    check: ({ destination }, http) => checkPage(graphUrl, destination, http),
    async send(request, http) {
      const before = await publishedBefore(request, http);
      if (before) return before;
      const checkpoint = request.checkpoint.session ? request.checkpoint : await begin(request, http);
      return finish(request, http, await bring(request, http, checkpoint));
    },
  };
}

function addressOf({ destination }: DeliveryRequest, { id = '' }: Checkpoint): string {
  return `https://www.facebook.com/${destination.app_id}/videos/${id}`;
}

export const facebookVideo = definePlatform({
  name: 'Facebook',
  fileKind: 'video',
  canWithdraw: false,
  settings: graphSettings.extend({
    POSTKIT_FACEBOOK_VIDEO_URL: apiAddress('https://graph-video.facebook.com/v24.0'),
  }),
  create: ({ POSTKIT_FACEBOOK_URL, POSTKIT_FACEBOOK_VIDEO_URL }) =>
    createFacebookVideo(POSTKIT_FACEBOOK_URL, POSTKIT_FACEBOOK_VIDEO_URL),
});
