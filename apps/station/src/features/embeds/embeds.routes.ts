import { embedOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { EmbedService } from './embeds.service.ts';

export interface EmbedDeps {
  readonly accounts: Accounts;
  /** The version of the player that the station serves; empty if it is not built. */
  readonly widgetVersion: string;
}

export function registerEmbedRoutes(
  { register }: StationContext,
  { accounts, widgetVersion }: EmbedDeps,
  embeds: EmbedService,
): void {
  const health = async (station: Station) => ({
    ...(await embeds.health(station)),
    current_version: widgetVersion,
  });

  register(embedOperations.report, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    await embeds.report(accounts.stationAt(params.station), {
      ...query,
      origin: request.headers.origin,
      from: request.ip,
    });
  });

  register(embedOperations.list, ({ params }) => health(accounts.stationAt(params.station)));

  register(embedOperations.update, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    await embeds.setEnabled(station, body.enabled);
    return health(station);
  });
}
