import type { Browser } from '@playwright/test';
import type { ConnectionType } from '@postkit/sdk/schema';
import { startPlatforms } from '../../apps/station/src/testing/platforms/start-platforms.ts';
import { openOwnStation } from './open-own-station.ts';

/** A station whose platforms are servers on this machine, without destinations of these types. */
export async function openPlatformStation(browser: Browser, types: readonly ConnectionType[]) {
  const platforms = await startPlatforms();
  const opened = await openOwnStation(browser, platforms.env);
  for (const { id, type } of (await opened.client.connections.list()).objects) {
    if (types.includes(type)) await opened.client.connections.delete(id);
  }
  return {
    ...opened,
    platforms,
    async [Symbol.asyncDispose]() {
      await opened[Symbol.asyncDispose]();
      await platforms[Symbol.asyncDispose]();
    },
  };
}
