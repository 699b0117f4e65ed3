import type { BrowserContext, Request } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { leavePages } from './leave-pages.ts';

/**
 * Watches which drafts a browser saves on the station. Returns a function that removes them, so that the next journey starts with an
 * empty editor. A journey ends like a crash: the editor is never left.
 */
export function watchDrafts(
  context: BrowserContext,
): (clientOf: (station: string) => PostKitClient) => Promise<void> {
  const drafts = new Map<string, { station: string; key: string }>();
  const saves = new Set<Request>();
  context.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const [, station, key] = /^\/([^/]+)\/api\/v1\/draft\/([^/]+)\/$/.exec(pathname) ?? [];
    if (request.method() !== 'POST' || !station || !key) return;
    drafts.set(pathname, { station, key });
    saves.add(request);
    const end = () => saves.delete(request);
    request.response().then(end, end);
  });
  return async (clientOf) => {
    await leavePages(context);
    // A save that a route handler holds ends with its page.
    if (saves.size > 0) await Promise.all(context.pages().map((page) => page.close()));
    for (const { station, key } of drafts.values()) await clientOf(station).drafts.remove(key);
  };
}
