import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { shareClipOperations } from '../schema/share-clips/wire-operations.ts';
import type { ShareClipInput } from '../schema/share-clips/wire-types.ts';

/** Short captioned videos for social platforms. */
export class ShareClipsResource extends Resource {
  /**
   * Requests a video of up to 90 seconds of an episode, or of the events of a timeline. The live event
   * `share_clip_changed` reports on it.
   * @throws HttpError 409 if the station has 100 share clips, or the audio is still being processed
   * @example
   * const clip = await client.shareClips.create({ playlist_id: 101, start: 30, end: 75, aspect: '9:16', captions: true });
   */
  create(request: ShareClipInput, options: CallOptions = {}) {
    return this.call(shareClipOperations.create, { ...options, body: request });
  }

  /**
   * The share clips of the station, or of one episode, newest first.
   * @example
   * const clips = await client.shareClips.list({ playlist_id: 101 });
   */
  async list(query: { playlist_id?: number } = {}, options: CallOptions = {}) {
    return (await this.call(shareClipOperations.list, { ...options, query })).share_clips;
  }

  /**
   * One share clip.
   * @example
   * const { status, progress } = await client.shareClips.get('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  get(guid: string, options: CallOptions = {}) {
    return this.call(shareClipOperations.get, { ...options, params: { guid } });
  }

  /**
   * Cancels or deletes a share clip. Its audio stays.
   * @example
   * await client.shareClips.delete('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  delete(guid: string, options: CallOptions = {}) {
    return this.call(shareClipOperations.delete, { ...options, params: { guid } });
  }

  /**
   * The mp4 as a response with an unread body.
   * @throws HttpError 409 until it is complete, 410 if it failed
   * @example
   * const mp4 = await (await client.shareClips.download('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa')).blob();
   */
  download(guid: string, options: CallOptions = {}) {
    return this.transport.open(shareClipOperations.file, { ...options, params: { guid } });
  }

  /**
   * Address of the mp4 for a browser to open.
   * @example
   * const address = client.shareClips.downloadAddress('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  downloadAddress(guid: string, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(shareClipOperations.file, { params: { guid } }, options);
  }
}
