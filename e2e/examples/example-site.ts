import { freePort } from '../../tools/setup/testing/free-port.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';

/** A station, and the address on another origin that it allows. */
export interface ExampleStation {
  readonly station: OwnStation;
  /** Host and port of the page. The name differs from the station's address, so that browsers see two sites. */
  readonly site: { readonly url: string; readonly port: number };
}

export async function startExampleStation(): Promise<ExampleStation> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const station = await startOwnStation({ POSTKIT_ALLOWED_ORIGINS: url });
  return { station, site: { url, port } };
}
