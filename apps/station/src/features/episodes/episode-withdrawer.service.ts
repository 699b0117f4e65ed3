import type { z } from 'zod';
import type { ConnectionType, setPlaylistsInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { AudioVersionKeeper } from './audio-versions/index.ts';
import type { EpisodeChanges } from './episode-changes.service.ts';
import { fail, invalidField } from './episode-errors.ts';
import { destinationsByEpisode, linksOf, removeDestinations } from './episode-links.repository.ts';
import type { EpisodePublisher } from './episode-publisher.service.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { episodeById, updateEpisode } from './episodes.repository.ts';
import { nextLifecycleState, requireFutureExpiry } from './lifecycle-state.ts';
import { discardRenditions, type RenderJobs } from './renditions/index.ts';
import type { EpisodeRights } from './rights/index.ts';

export interface EpisodeWithdrawerDeps {
  /** Whether the station can remove an episode from a destination of a type. */
  readonly canWithdraw: (type: ConnectionType) => boolean;
  readonly audioEvents: AudioEvents;
  readonly changes: EpisodeChanges;
  readonly publisher: EpisodePublisher;
  readonly render: RenderJobs;
  readonly versions: AudioVersionKeeper;
  readonly rights: Pick<EpisodeRights, 'refuseChanged'>;
}

export interface EpisodeWithdrawer {
  /**
   * Unpublishes episodes or publishes them again: all of them, or none if one does not exist.
   * @throws episodes.rights-changed if the rules of categories have changed since, request.invalid if the episode has expired
   */
  setAll(station: Station, items: z.output<typeof setPlaylistsInput>, by: string): Promise<EpisodeRow[]>;
  /** @throws request.invalid if the station cannot remove the episode from one of the destinations */
  unpost(station: Station, id: number, destinationIds: readonly number[], by: string): Promise<void>;
  /** @throws episodes.not-unpublished */
  remove(station: Station, id: number, by: string): Promise<void>;
}

export function createEpisodeWithdrawer(
  { db, clock }: StationContext,
  deps: EpisodeWithdrawerDeps,
): EpisodeWithdrawer {
  const { audioEvents, canWithdraw, changes, publisher, rights } = deps;

  async function setOne(
    transaction: Transaction,
    station: Station,
    item: { playlist_id: number; unpublished: boolean },
    by: string,
  ) {
    const before = await living(transaction, station, item.playlist_id);
    const next = nextLifecycleState(before, { unpublished: item.unpublished }, clock.seconds());
    if (next.status === before.status) return before;
    requireFutureExpiry(before, { ...next, expires_at: before.expires_at }, clock.seconds());
    const after = await publisher.move(transaction, before, next, { updated_by: by });
    return changes.complete(transaction, station, { kind: 'updated', before, after });
  }

  return {
    async setAll(station, items, by) {
      for (const { playlist_id } of items.filter(({ unpublished }) => !unpublished)) {
        const row = await episodeById(db, station, playlist_id);
        if (row?.status === 'unpublished') await rights.refuseChanged(station, row);
      }
      return db.transaction(async (transaction) => {
        const rows: EpisodeRow[] = [];
        for (const item of items) rows.push(await setOne(transaction, station, item, by));
        return rows;
      });
    },
    async unpost(station, id, destinationIds, by) {
      await db.transaction(async (transaction) => {
        const before = await living(transaction, station, id);
        const linksBefore = await linksOf(transaction, id);
        const all = (await destinationsByEpisode(transaction, [id])).get(id) ?? [];
        const requested = all.filter((destination) => destinationIds.includes(destination.connection_id));
        const wrong = requested.find((destination) => !canWithdraw(destination.type));
        if (wrong)
          throw invalidField(
            'social_media_connections',
            `The episode cannot be removed from destination ${wrong.connection_id} (${wrong.type}) here. Remove it at the destination.`,
          );
        const ids = requested.map((destination) => destination.connection_id);
        if (ids.length === 0) return;
        await removeDestinations(transaction, id, ids);
        const after = await updateEpisode(transaction, id, {
          version: before.version + 1,
          updated_at: clock.seconds(),
          updated_by: by,
        });
        await changes.complete(transaction, station, {
          kind: 'updated',
          before,
          after,
          linksBefore,
        });
      });
    },
    async remove(station, id, by) {
      await db.transaction(async (transaction) => {
        const before = await living(transaction, station, id);
        if (before.status !== 'unpublished') throw fail('episodes.not-unpublished');
        await discardRenditions(transaction, id, deps);
        await audioEvents.release(transaction, `episode:${id}`);
        const now = clock.seconds();
        const change = { deleted_at: now, updated_at: now, updated_by: by, version: before.version + 1 };
        const after = await updateEpisode(transaction, id, change);
        await changes.complete(transaction, station, { kind: 'deleted', before, after });
      });
    },
  };
}

async function living(transaction: Transaction, station: Station, id: number): Promise<EpisodeRow> {
  const row = await episodeById(transaction, station, id);
  if (!row || row.deleted_at !== null) throw failPlatform('resource.absent');
  return row;
}
