import { draftOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { userDisplayName, type Accounts, type Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { presentDraft, presentDraftSummary, presentRetired } from './drafts.presenter.ts';
import { createDraftService, type Drafts } from './drafts.service.ts';
import { defineForgetDrafts } from './forget-drafts.jobs.ts';

/** Unsaved work of the editor, available to its user in any browser until it is published or discarded. */
export function createDrafts(
  context: StationContext,
  { accounts, audioEvents }: { accounts: Accounts; audioEvents: AudioEvents },
): Drafts {
  const { register } = context;
  const { list, lookup, get, save, discard, forget, ...service } = createDraftService(context, audioEvents);
  defineForgetDrafts(context, { forget });
  const placeIn = (station: Station, key: string, person: SignedInUser) => ({
    station_id: station.id,
    user_id: person.userId,
    key,
  });

  return {
    ...service,
    routes() {
      register(draftOperations.list, async ({ params, person, reply }) => {
        reply.header('cache-control', 'no-store');
        return {
          drafts: (await list(accounts.stationAt(params.station), person.userId)).map(presentDraftSummary),
        };
      });
      register(draftOperations.lookup, async ({ params, query, person, reply }) => {
        reply.header('cache-control', 'no-store');
        const station = accounts.stationAt(params.station);
        const { draft, retired } = await lookup(station, placeIn(station, query.key, person), query.id);
        return {
          draft: draft ? presentDraft(draft) : null,
          retired: retired ? presentRetired(retired) : null,
        };
      });
      register(draftOperations.get, async ({ params, person, reply }) => {
        reply.header('cache-control', 'no-store');
        const station = accounts.stationAt(params.station);
        return presentDraft(await get(station, placeIn(station, params.key, person)));
      });
      register(draftOperations.save, async ({ params, person, body }) => {
        const station = accounts.stationAt(params.station);
        const {
          key,
          draft_id: id,
          revision,
          updated_at,
        } = await save(station, placeIn(station, params.key, person), body);
        return { key, id, revision, updated_at };
      });
      register(draftOperations.remove, async ({ params, query, person }) => {
        const station = accounts.stationAt(params.station);
        await discard(
          station,
          placeIn(station, params.key, person),
          query.revision,
          await userDisplayName(accounts, person),
        );
      });
    },
  };
}
