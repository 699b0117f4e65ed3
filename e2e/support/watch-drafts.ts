import type { BrowserContext, Request } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';

/**
 * Watches which drafts a browser keeps on the station. Answers what removes them, so that the next journey begins with an
 * empty editor. A journey ends like a crash: nobody leaves the editor.
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
    // A page that closes saves once more, and no route sees that.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(saves);
    for (const { station, key } of kept.values()) await clientOf(station).drafts.remove(key);
  };
}
