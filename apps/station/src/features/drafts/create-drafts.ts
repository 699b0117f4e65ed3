import { draftOperations, type Draft } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { Feature, StationContext } from '../../platform/context.ts';
import type { Person } from '../../platform/http/access.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { DraftRow } from './draft-tables.ts';
import { createDraftService } from './drafts.service.ts';
import { defineForgetting } from './forget-drafts.jobs.ts';

const eventIds = z.array(z.int());

/** Unsaved work of the editor, kept for whoever left it until they come back with any browser. */
export function createDrafts(
  context: StationContext,
  { accounts, audioEvents }: { accounts: Accounts; audioEvents: AudioEvents },
): Feature {
  const { register } = context;
  const drafts = createDraftService(context, audioEvents);
  const start = defineForgetting(context, drafts);
  const placeOf = (params: { station: string; key: string }, person: Person) => ({
    station_id: accounts.stationAt(params.station).id,
    user_id: person.userId,
    key: params.key,
  });

  return {
    start,
    routes() {
      register(draftOperations.get, async ({ params, person, reply }) => {
        reply.header('cache-control', 'no-store');
        return present(await drafts.get(placeOf(params, person)));
      });
      register(draftOperations.save, async ({ params, person, body }) => {
        const { key, revision, updated_at } = await drafts.save(placeOf(params, person), body);
        return { key, revision, updated_at };
      });
      register(draftOperations.remove, ({ params, query, person }) => drafts.remove(placeOf(params, person), query.revision));
    },
  };
}

function present({ key, revision, content, events, updated_at }: DraftRow): Draft {
  return { key, revision, content, events: eventIds.parse(JSON.parse(events)), updated_at };
}
