import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { audioVersionOperations } from '../schema/audio-versions/wire-operations.ts';

/** The audio that published episodes have or had. A replaced version keeps its files for some days. */
export class AudioVersionsResource extends Resource {
  /**
   * The versions of an episode, newest first; none before its first publishing.
   * @example
   * for (const { number, is_served, downloads } of await client.audioVersions.list(101)) console.log(number, is_served, downloads);
   */
  async list(episodeId: number, options: CallOptions = {}) {
    return (await this.call(audioVersionOperations.list, { ...options, params: { id: episodeId } })).versions;
  }

  /**
   * Makes the audio of a replaced version the audio of the episode again, as a new version, with its chapters and ad markers
   * and, if all of its pieces still exist, its timeline. Guid and addresses stay. Returns the episode.
   * @throws HttpError 409 if it is served already, or its files are no longer kept
   * @example
   * const [, before] = await client.audioVersions.list(101);
   * if (before?.can_restore) await client.audioVersions.restore(101, before.number);
   */
  restore(episodeId: number, number: number, options: CallOptions = {}) {
    return this.call(audioVersionOperations.restore, {
      ...options,
      params: { id: episodeId, number },
    });
  }

  /**
   * Replaces the words of the staff about a version.
   * @example
   * const [latest] = await client.audioVersions.list(101);
   * if (latest) await client.audioVersions.annotate(101, latest.number, 'Corrected the name of the guest.');
   */
  annotate(episodeId: number, number: number, note: string, options: CallOptions = {}) {
    return this.call(audioVersionOperations.annotate, {
      ...options,
      params: { id: episodeId, number },
      body: { note },
    });
  }

  /**
   * Address of the mp3 of a version for a browser to open.
   * @example
   * const address = client.audioVersions.downloadAddress(101, 1);
   */
  downloadAddress(episodeId: number, number: number, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(
      audioVersionOperations.download,
      { params: { id: episodeId, number } },
      options,
    );
  }
}
