import type { CallOptions } from '../core/call-input.ts';
import { AnswerError } from '../core/errors.ts';
import type { Transport } from '../core/transport.ts';
import { importOperations } from '../schema/imports/operations.ts';
import type { PodcastImport, PodcastImportInput } from '../schema/imports/podcast-import.ts';
import type { Settings } from '../schema/settings/settings.ts';

/** What somebody chooses; the rest of an import job comes from the settings. */
export type ImportChoice = Pick<PodcastImportInput, 'url' | 'show_id' | 'social_media_connections'>;

/** Podcasts that come from elsewhere. */
export class ImportsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Begins to import a feed. Answers once the feed was read, before its audio is fetched; how it goes on is told by
   * `import_progress` and `get`.
   * @param settings of the station: its name and its bitrate are part of the job
   * @throws HttpError 400 where the address holds no podcast feed, or show or feeds are not the station's
   */
  async start(
    choice: ImportChoice,
    { station_name, bitrate }: Pick<Settings, 'station_name' | 'bitrate'>,
    options: CallOptions = {},
  ): Promise<PodcastImport> {
    const { url, show_id, social_media_connections } = choice;
    const body = {
      url,
      show_id,
      social_media_connections,
      bitrate,
      station: station_name.toLowerCase(),
      job_type: 'podcast_import' as const,
    };
    const begun = await this.#transport.call(importOperations.start, { ...options, body });
    if (!('id' in begun)) throw new AnswerError(importOperations.start.id, 'the answer is about another job');
    return begun;
  }

  /** The station's latest imports, newest first. */
  async list(options: CallOptions = {}) {
    return (await this.#transport.call(importOperations.list, options)).imports;
  }

  /** One import with what became of each item. */
  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(importOperations.get, { ...options, params: { id } });
  }

  /** Takes up the failed items of an import again. */
  retry(id: number, options: CallOptions = {}) {
    return this.#transport.call(importOperations.retry, { ...options, params: { id } });
  }
}
