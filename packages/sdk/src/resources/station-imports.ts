import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { stationImportOperations } from '../schema/station-imports/wire-operations.ts';
import type { StationImport } from '../schema/station-imports/wire-types.ts';
import { createPartSize } from './part-size.ts';

export interface SendZipOptions {
  readonly signal?: AbortSignal | undefined;
  /** Reports the bytes that have arrived. */
  readonly onProgress?: ((received: number) => void) | undefined;
}

/** Imports of a whole station from the export of another installation. For admins. */
export class StationImportsResource extends Resource {
  /**
   * Announces the zip of an export. The station must be empty: no shows, no episodes, no log.
   * @throws HttpError 409 if the station is not empty, or another import is open
   * @example
   * const { guid } = await client.stationImports.start({ bytes: 26_214_400 });
   */
  start(input: { bytes: number }, options: CallOptions = {}) {
    return this.call(stationImportOperations.start, { ...options, body: input });
  }

  /**
   * Sends the rest of the zip in parts. Call it again after a broken connection: it resumes after the bytes that have arrived.
   * @throws HttpError, NetworkError or TimeoutError if a part does not arrive
   * @example
   * const zip = await (await fetch('https://harbour.fm/export.zip')).blob();
   * const { guid } = await client.stationImports.start({ bytes: zip.size });
   * await client.stationImports.send(guid, zip);
   */
  async send(guid: string, zip: Blob, { signal, onProgress }: SendZipOptions = {}): Promise<StationImport> {
    const usual = signal ? { signal } : {};
    const part = createPartSize();
    let state = await this.get(guid, usual);
    while (state.status === 'receiving' && state.received < zip.size) {
      const offset = state.received;
      const bytes = zip.slice(offset, offset + part.bytes);
      const started = performance.now();
      state = await this.call(stationImportOperations.send, {
        ...usual,
        params: { guid, offset },
        bytes,
        retries: 0,
      });
      part.arrived(bytes.size, performance.now() - started);
      onProgress?.(state.received);
    }
    return state;
  }

  /**
   * The imports of the station, newest first.
   * @example
   * for (const { guid, status, progress } of await client.stationImports.list()) console.log(guid, status, progress);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(stationImportOperations.list, options)).station_imports;
  }

  /**
   * One import, with the plan of what it does.
   * @example
   * const { status, plan } = await client.stationImports.get('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  get(guid: string, options: CallOptions = {}) {
    return this.call(stationImportOperations.get, { ...options, params: { guid } });
  }

  /**
   * Imports what the plan shows. The live event `station_import_changed` reports on it.
   * @throws HttpError 409 until the zip is checked, or if the station is no longer empty
   * @example
   * await client.stationImports.apply('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  apply(guid: string, options: CallOptions = {}) {
    return this.call(stationImportOperations.apply, { ...options, params: { guid } });
  }

  /**
   * Cancels an import and undoes what it has done; removes only the entry of one that has ended.
   * @example
   * await client.stationImports.remove('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  remove(guid: string, options: CallOptions = {}) {
    return this.call(stationImportOperations.remove, { ...options, params: { guid } });
  }

  /**
   * The old and new addresses of a complete import as CSV, for redirects on the old host: a response with an unread body.
   * @example
   * const response = await client.stationImports.addresses('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   * console.log(await response.text());
   */
  addresses(guid: string, options: CallOptions = {}) {
    return this.transport.open(stationImportOperations.addresses, { ...options, params: { guid } });
  }

  /**
   * Address of the list of addresses for a browser to open.
   * @example
   * const address = client.stationImports.addressesAddress('0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa');
   */
  addressesAddress(guid: string, options?: { withKey?: boolean }): string {
    return this.transport.addressOf(stationImportOperations.addresses, { params: { guid } }, options);
  }
}
