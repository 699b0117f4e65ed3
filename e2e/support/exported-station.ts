import { setTimeout as wait } from 'node:timers/promises';
import type { PostKitClient, StationExport } from '@postkit/sdk';

/** A complete export of the station: one that it has, or a new one. Waits for an export that is running. */
export async function exportedStation(client: PostKitClient): Promise<StationExport> {
  for (;;) {
    const exports = await client.stationExports.list();
    const complete = exports.find(({ status }) => status === 'complete');
    const isRunning = exports.some(({ status }) => status === 'processing');
    if (complete && !isRunning) return complete;
    if (!isRunning) await client.stationExports.start();
    await wait(100);
  }
}
