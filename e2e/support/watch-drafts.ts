import type { BrowserContext, Request } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';

/**
 * Watches which drafts a browser saves on the station. Returns a function that removes them, so that the next journey starts with an
 * empty editor. A journey ends like a crash: the editor is never left.
 */
export function watchDrafts(context: BrowserContext): (clientOf: (station: string) => PostKitClient) => Promise<void> {
  const kept = new Map<string, { station: string; key: string }>();
  const saves: Promise<unknown>[] = [];
  context.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const [, station, key] = /^\/([^/]+)\/api\/v1\/draft\/([^/]+)\/$/.exec(pathname) ?? [];
    if (request.method() !== 'POST' || !station || !key) return;
    kept.set(pathname, { station, key });
    saves.push(request.response().catch(() => null));
  });
  return async (clientOf) => {
    // A closing page saves once more, which no route handler sees.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(saves);
    for (const { station, key } of kept.values()) await clientOf(station).drafts.remove(key);
  };
}
