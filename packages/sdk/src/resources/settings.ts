import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import type { Transport } from '../core/transport.ts';
import { newestEventHeader } from '../schema/settings/newest-event-header.ts';
import { settingsOperations } from '../schema/settings/wire-operations.ts';
import type {
  InstallationWarnings,
  LogRetentionEffect,
  LogRetentionUpdate,
  Settings,
  StationLook,
  StationLookUpdate,
  TestMail,
  TestMailInput,
} from '../schema/settings/wire-types.ts';

/** Versions of the station's builds, from the headers of the settings call; empty if it sends none. */
export interface Versions {
  app: string;
  color: string;
  chartTag: string;
  imageTag: string;
}

export interface LoadedSettings {
  settings: Settings;
  versions: Versions;
}

/** Settings of the station and the user, and of the installation. */
export class SettingsResource extends Resource {
  readonly #startLiveAfter: (id: string) => void;

  /** @param startLiveAfter Receives the id of the newest live event before the settings were read. */
  constructor(transport: Transport, startLiveAfter: (id: string) => void) {
    super(transport);
    this.#startLiveAfter = startLiveAfter;
  }

  /**
   * Public settings: addresses of the installation, its single sign-on, and whether it mails password resets. Needs no sign-in.
   * @example
   * const { links, mails_password_resets, single_sign_on } = await client.settings.installation();
   */
  installation(options: CallOptions = {}) {
    return this.call(settingsOperations.installation, options);
  }

  /**
   * Changes the accent and the logo of the station; fields that are not given stay. For admins.
   * @example
   * await client.settings.update({ accent: '#00636b' });
   */
  update(change: StationLookUpdate, options: CallOptions = {}): Promise<StationLook> {
    return this.call(settingsOperations.update, { ...options, body: change });
  }

  /**
   * The space of the station and of the disk, and when the disk is full at the rate of the last days. For company admins.
   * @example
   * const { disk, full_at } = await client.settings.storage();
   * console.log(disk.free_bytes, full_at === null ? 'not within a year' : new Date(full_at * 1000));
   */
  storage(options: CallOptions = {}) {
    return this.call(settingsOperations.storage, options);
  }

  /**
   * Warnings: a disk that is full within two weeks, backups that failed, are late or are damaged, and stations
   * that record nothing. Empty if all is well. For company admins.
   * @example
   * const { warnings } = await client.settings.warnings();
   * for (const { kind, title } of warnings) console.log(kind, title);
   */
  warnings(options: CallOptions = {}): Promise<InstallationWarnings> {
    return this.call(settingsOperations.warnings, options);
  }

  /**
   * The effect of keeping the log for a number of days: the audio that would be deleted, what stays because something uses
   * it, and when the disk is full. Changes nothing. For company admins.
   * @example
   * const { removed, spared } = await client.settings.examineLogDays(30);
   * console.log(removed.bytes, spared.episodes);
   */
  examineLogDays(days: number, options: CallOptions = {}): Promise<LogRetentionEffect> {
    return this.call(settingsOperations.examineLogDays, { ...options, query: { log_days: days } });
  }

  /**
   * Sets for how many days the log is kept. Audio that is older and unused is deleted within the hour and cannot be
   * restored, so a time that deletes any needs `confirm`; else the call fails with 409. For company admins.
   * @example
   * await client.settings.setLogDays({ log_days: 120 });
   */
  setLogDays(change: LogRetentionUpdate, options: CallOptions = {}): Promise<LogRetentionEffect> {
    return this.call(settingsOperations.setLogDays, { ...options, body: change });
  }

  /**
   * Sends a test mail by the mail server of the installation, to the caller or to another address. Fails with 409 if the
   * installation has no mail server, and with 502 and the words of the server if it does not accept the mail. For company admins.
   * @example
   * const { to, server } = await client.settings.sendTestMail();
   * console.log(`${server} has accepted a mail to ${to}`);
   */
  sendTestMail(input: TestMailInput = {}, options: CallOptions = {}): Promise<TestMail> {
    return this.call(settingsOperations.sendTestMail, { ...options, body: input });
  }

  /**
   * Loads the settings and configures later calls with them: the media, progress, events and imports hosts, and the session
   * id. The live channel then delivers every event since this call, however late it is opened.
   * @example
   * const { settings } = await client.settings.get();
   * console.log(settings.station_name, settings.timezone);
   */
  async get(options: CallOptions = {}): Promise<LoadedSettings> {
    const { body: settings, headers } = await this.transport.exchange(settingsOperations.get, options);
    this.transport.configure({
      stationName: settings.station_name,
      hosts: {
        media: settings.media_endpoint,
        progress: settings.progress_endpoint,
        events: settings.events_endpoint,
        imports: settings.rss_import_api_prefix,
      },
    });
    const header = (name: string) => headers.get(name) ?? '';
    const newestEvent = header(newestEventHeader);
    if (newestEvent) this.#startLiveAfter(newestEvent);
    const versions = {
      app: header('X-App-Version'),
      color: header('X-Color'),
      chartTag: header('X-ChartTag'),
      imageTag: header('X-ImageTag'),
    };
    return { settings, versions };
  }
}
