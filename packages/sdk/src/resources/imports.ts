import type { CallOptions } from '../core/call-input.ts';
import { ResponseError } from '../core/errors.ts';
import { Resource } from '../core/resource.ts';
import { importOperations } from '../schema/imports/wire-operations.ts';
import type {
  ImportApplication,
  ImportReport,
  PodcastImport,
  PodcastImportInput,
} from '../schema/imports/wire-types.ts';
import type { Settings } from '../schema/settings/wire-types.ts';

/** The user's part of an import job. The rest comes from the settings. */
export type ImportChoice = Pick<PodcastImportInput, 'url' | 'show_id' | 'social_media_connections'>;

/** Imports of podcasts from other hosts. */
export class ImportsResource extends Resource {
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
    const begun = await this.call(importOperations.start, { ...options, body });
    if (!('id' in begun))
      throw new ResponseError(importOperations.start.id, 'the response is about another job');
    return begun;
  }

  /**
   * The station's latest imports, newest first.
   * @example
   * for (const { title, imported, total } of await client.imports.list()) console.log(`${title}: ${imported} of ${total}`);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(importOperations.list, options)).imports;
  }

  /**
   * An import with the outcome of each item.
   * @example
   * const { items } = await client.imports.get(1);
   * for (const { title, status, note } of items) if (status === 'skipped') console.log(title, note);
   */
  get(id: number, options: CallOptions = {}) {
    return this.call(importOperations.get, { ...options, params: { id } });
  }

  /**
   * Retries the failed items of an import.
   * @example
   * const { failed } = await client.imports.get(1);
   * if (failed > 0) await client.imports.retry(1);
   */
  retry(id: number, options: CallOptions = {}) {
    return this.call(importOperations.retry, { ...options, params: { id } });
  }

  /**
   * Reads a feed and plans its import: what becomes of each item, what is lost, and the space that it takes. Changes no
   * show and no episode.
   * @throws HttpError 400 if the address holds no podcast feed, or the station lacks the show or the feeds
   * @example
   * const plan = await client.imports.plan({ url: 'https://old.host.example/feed.xml', show_id: 7, social_media_connections: [3] });
   * for (const { title, clash, lost } of plan.items) console.log(title, clash, lost.join());
   */
  plan(choice: ImportChoice, options: CallOptions = {}) {
    return this.call(importOperations.plan, { ...options, body: choice });
  }

  /**
   * Applies a plan: imports the chosen items, or all that do not clash, and takes over fields of the show.
   * @throws HttpError 409 if the plan was applied or cancelled before
   * @example
   * const plan = await client.imports.plan({ url: 'https://old.host.example/feed.xml', show_id: 7, social_media_connections: [3] });
   * const chosen = plan.items.filter(({ clash }) => clash !== 'no_audio');
   * await client.imports.apply(plan.id, { items: chosen.map(({ id }) => id), show_fields: ['description'] });
   */
  apply(id: number, choices: ImportApplication, options: CallOptions = {}) {
    return this.call(importOperations.apply, { ...options, params: { id }, body: choices });
  }

  /**
   * The signed report of an import: what became of each item, with the checksums of the feed and the files.
   * @example
   * const { items, feed_hash } = await client.imports.report(1);
   */
  report(id: number, options: CallOptions = {}) {
    return this.call(importOperations.report, { ...options, params: { id } });
  }

  /**
   * Whether a report is as this station signed it. Sends its hash, not the report.
   * @example
   * const { is_genuine } = await client.imports.verifyReport(await client.imports.report(1));
   */
  async verifyReport({ signature, ...signed }: ImportReport, options: CallOptions = {}) {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(signed)));
    const hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return this.call(importOperations.verifyReport, { ...options, body: { hash, signature } });
  }

  /**
   * Cancels an import: items that wait are skipped, a question to the podcast's owner ends, imported episodes stay.
   * @example
   * const { status } = await client.imports.cancel(1);
   */
  cancel(id: number, options: CallOptions = {}) {
    return this.call(importOperations.cancel, { ...options, params: { id } });
  }
}
