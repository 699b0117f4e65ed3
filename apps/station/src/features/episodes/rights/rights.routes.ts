import { episodeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import { eventsAt, type ReferenceDeps } from '../episode-references.ts';
import type { EpisodeRights } from './rights.service.ts';

interface RightsRouteDeps extends Pick<ReferenceDeps, 'audioEvents'> {
  readonly accounts: Accounts;
  readonly rights: EpisodeRights;
  readonly isEpisode: (station: Station, id: number) => Promise<boolean>;
}

export function registerEpisodeRights(
  { register }: StationContext,
  { accounts, audioEvents, rights, isEpisode }: RightsRouteDeps,
): void {
  register(episodeOperations.timelineRights, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    const { playlist_id: id } = body;
    const episodeId = id !== undefined && (await isEpisode(station, id)) ? id : null;
    return rights.judge(station, await eventsAt(station, body.events, audioEvents), episodeId);
  });
}
