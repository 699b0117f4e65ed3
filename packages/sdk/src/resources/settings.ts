import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { settingsOperations } from '../schema/settings/operations.ts';
import type { Settings } from '../schema/settings/settings.ts';

/** Which builds answered: headers of the settings call; empty where the station sends none. */
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

/** What a workspace in a station starts from. */
export class SettingsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What may be known before a sign-in: addresses of the installation, and whether it mails password resets. */
  installation(options: CallOptions = {}) {
    return this.#transport.call(settingsOperations.installation, options);
  }

  /** Reads the settings and sends later calls where they say: media, progress, events and imports hosts, and the session id. */
  async get(options: CallOptions = {}): Promise<LoadedSettings> {
    const { answer: settings, headers } = await this.#transport.exchange(settingsOperations.get, options);
    this.#transport.configure({
      stationName: settings.station_name,
      hosts: {
        media: settings.media_endpoint,
        progress: settings.progress_endpoint,
        events: settings.events_endpoint,
        imports: settings.rss_import_api_prefix,
      },
    });
    const header = (name: string) => headers.get(name) ?? '';
    const versions = {
      app: header('X-App-Version'),
      color: header('X-Color'),
      chartTag: header('X-ChartTag'),
      imageTag: header('X-ImageTag'),
    };
    return { settings, versions };
  }
}
