import { createServer } from 'node:net';
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.')),
      );
    });
  });
}
