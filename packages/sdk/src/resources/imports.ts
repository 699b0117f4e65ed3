import type { CallOptions } from '../core/call-input.ts';
import { ResponseError } from '../core/errors.ts';
import type { Transport } from '../core/transport.ts';
import { importOperations } from '../schema/imports/wire-operations.ts';
import type { PodcastImport, PodcastImportInput } from '../schema/imports/wire-types.ts';
import type { Settings } from '../schema/settings/wire-types.ts';

/** The user's part of an import job. The rest comes from the settings. */
export type ImportChoice = Pick<PodcastImportInput, 'url' | 'show_id' | 'social_media_connections'>;

/** Imports of podcasts from other hosts. */
export class ImportsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Starts to import a feed. Resolves when the station has read the feed, before it loads the audio. The live event
   * `import_progress` and `get` report the progress.
   * @param settings Settings of the station: the job contains its name and bitrate.
   * @throws HttpError 400 if the address holds no podcast feed, or the station lacks the show or the feeds
   * @example
   * const { settings } = await client.settings.get();
   * const choice = { url: 'https://old.host.example/feed.xml', show_id: 7, social_media_connections: [3] };
   * const { id, total } = await client.imports.start(choice, settings);
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
    if (!('id' in begun)) throw new ResponseError(importOperations.start.id, 'the response is about another job');
    return begun;
  }

  /**
   * The station's latest imports, newest first.
   * @example
   * for (const { title, imported, total } of await client.imports.list()) console.log(`${title}: ${imported} of ${total}`);
   */
  async list(options: CallOptions = {}) {
    return (await this.#transport.call(importOperations.list, options)).imports;
  }

  /**
   * An import with the outcome of each item.
   * @example
   * const { items } = await client.imports.get(1);
   * for (const { title, status, note } of items) if (status === 'skipped') console.log(title, note);
   */
  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(importOperations.get, { ...options, params: { id } });
  }

  /**
   * Retries the failed items of an import.
   * @example
   * const { failed } = await client.imports.get(1);
   * if (failed > 0) await client.imports.retry(1);
   */
  retry(id: number, options: CallOptions = {}) {
    return this.#transport.call(importOperations.retry, { ...options, params: { id } });
  }

  /**
   * Cancels an import: items that wait are skipped, a question to the podcast's owner ends, imported episodes stay.
   * @example
   * const { status } = await client.imports.cancel(1);
   */
  cancel(id: number, options: CallOptions = {}) {
    return this.#transport.call(importOperations.cancel, { ...options, params: { id } });
  }
}
