import { widgetOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Widgets } from './widgets.service.ts';

/** A player on a busy page requests this at most once a minute. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=300';

export function registerWidgetRoutes(
  { register, db }: StationContext,
  accounts: Accounts,
  widgets: Widgets,
): void {
  const responses = createReadCache<{ body: Buffer; changed: number }>(db, 200);

  register(widgetOperations.get, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const { body, changed } = await responses.get(`${station.id} ${JSON.stringify(query)}`, async () => {
      const found = await widgets.answer(station, query);
      return { body: Buffer.from(JSON.stringify(found.answer)), changed: found.changed };
    });
    return serveBuffer(request, reply, body, {
      type: 'application/json; charset=utf-8',
      cacheControl,
      modifiedAt: changed * 1000,
    });
  });
}
