import { episodeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Accounts } from '../../accounts/index.ts';
import { eventsAt, type ReferenceDeps, showAt } from '../episode-references.ts';
import { readTimelineLevels } from './timeline-levels.service.ts';

export function registerTimelineLevels(
  { register }: StationContext,
  deps: ReferenceDeps & { readonly accounts: Accounts },
): void {
  register(episodeOperations.timelineLevels, async ({ params, body }) => {
    const station = deps.accounts.stationAt(params.station);
    const show = body.show === undefined ? null : await showAt(station, body.show, deps.shows);
    return readTimelineLevels(deps.audioEvents, station, {
      show,
      events: await eventsAt(station, body.events, deps.audioEvents),
    });
  });
}
