import type { StationContext } from '../../platform/context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Categories } from '../categories/index.ts';
import { createArchiveIndex } from './archive-index.service.ts';
import { mayHear } from './audio-events.policy.ts';
import { createBroadcast } from './broadcast.service.ts';
import { durationOf, presentEvent } from './audio-events.presenter.ts';
import { replaceHolds } from './audio-events.repository.ts';
import { registerAudioEventRoutes } from './audio-events.routes.ts';
import type { AudioEvents } from './audio-events.service.ts';
import { createEditing } from './editing.service.ts';
import { createLibrary } from './library.service.ts';
import { archiveBytes } from './segments.repository.ts';
import { defineRetention } from './retention.jobs.ts';
import { registerSoundRoutes } from './sound.routes.ts';
import { createSound } from './sound.service.ts';

/** Logged and uploaded audio. Make it before the jobs start. */
export function createAudioEvents(
  context: StationContext,
  { accounts, categories }: { accounts: Accounts; categories: Categories },
): AudioEvents {
  const library = createLibrary(context, categories);
  const editing = createEditing(context, library);
  const sound = createSound(context);
  const broadcast = createBroadcast(context);
  const index = createArchiveIndex(context);
  context.quota.include(archiveBytes);
  const startRetention = defineRetention(context, accounts);

  return {
    log: (stationId) => index.log(stationId),
    addSound: (transaction, stationId, segments) => index.addSound(transaction, stationId, segments),
    borrow: (transaction, stationId, segments) => index.borrow(transaction, stationId, segments),
    byIds: (stationId, ids) => library.byIds(stationId, ids),
    known: (stationId, ids) => library.known(stationId, ids),
    uploads: (stationId, ids) => library.uploads(stationId, ids),
    find: (stationId, id) => library.find(stationId, id),
    logged: (stationId, span, names) => library.logged(stationId, span, names),
    add: (transaction, station, events) => library.add(transaction, station, events),
    mayHear: (person, station, event) => mayHear(person, station.slug, event),
    present: (rows) => rows.map((row) => presentEvent(accounts.stationById(row.station_id)?.slug ?? '', row)),
    durationOf,
    broadcastPeaks: (stationId, span, points) => broadcast.broadcastPeaks(stationId, span, points),
    silences: (stationId, span) => broadcast.silences(stationId, span),
    partsOf: (row) => sound.partsOf(row),
    intactSoundOf: (row) => sound.intactSoundOf(row),
    hold: replaceHolds,
    release: (transaction, owner) => replaceHolds(transaction, owner, []),
    idOfUri(uri) {
      const [, id] = /^\/[^/]+\/api\/v1\/event\/(\d{1,16})\/?$/.exec(uri) ?? [];
      return id === undefined ? null : Number(id);
    },
    recoverLogs: () => index.recoverLogs(),
    start: startRetention,
    routes() {
      registerAudioEventRoutes(context, { accounts, library, editing });
      registerSoundRoutes(context, { accounts, library, sound });
    },
  };
}
