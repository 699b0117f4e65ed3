import { z } from 'zod';
import { msToFrames, type EpisodePart, type JobOptions } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { type Accounts, wholeStation } from '../../accounts/index.ts';
import { fail } from '../audio-event-errors.ts';
import type { EventAudio } from '../event-audio.service.ts';
import type { EventLookup } from '../library.service.ts';
import { logName } from '../segments.repository.ts';
import { compareEvents } from './compare-events.ts';
import { windowMs } from './earlier-airing.ts';
import { forgetKeys } from './forget-keys.ts';
import * as repeats from './repeats.repository.ts';
import { hearName, requestHearing } from './request-hearing.ts';

/** Events per run, so that other background work gets its turn. */
const batch = 50;
const hourMs = 3_600_000;

export interface HearingParts {
  readonly accounts: Accounts;
  readonly library: Pick<EventLookup, 'find'>;
  readonly audio: Pick<EventAudio, 'timedPartsOf'>;
}

/**
 * Makes the fingerprints of logged events in the background, newest first, and finds the events that aired before. Returns a
 * function that starts it. An ffmpeg without Chromaprint leaves all events unheard.
 */
export function defineHearing(
  context: StationContext,
  { accounts, library, audio }: HearingParts,
): () => Promise<void> {
  const { db, archive, engine, jobs, clock, announce, log } = context;

  /** Stores the fingerprint of an event. Returns null if it cannot be heard now, and counts the attempt. */
  async function hear(
    eventId: number,
    stationId: number,
    options: JobOptions,
  ): Promise<repeats.HeardEvent | null> {
    try {
      const event = await library.find(wholeStation(stationId), eventId);
      if (!event) throw fail('audio-events.absent');
      const { parts, startedMs } = await audio.timedPartsOf(event);
      if (!isOwnAudio(stationId, parts)) {
        await repeats.countAttempts(db, eventId, repeats.mostAttempts);
        return null;
      }
      await using local = await archive.local(parts.map(spanOf));
      const frames = parts
        .flatMap(({ segments }) => segments)
        .reduce((sum, segment) => sum + segment.frames, 0);
      const { items } = await engine.fingerprint({ ranges: local.ranges, frames }, options);
      const heard = { event_id: eventId, station_id: stationId, started_ms: startedMs };
      await db.transaction((transaction) => repeats.storeFingerprint(transaction, { ...heard, items }));
      return { ...heard, frames: event.frames, identifier: event.identifier };
    } catch (error) {
      options.signal?.throwIfAborted();
      log.warn({ err: error, event_id: eventId }, 'an event could not be compared by its sound');
      await repeats.countAttempts(db, eventId, 1);
      return null;
    }
  }

  /** Hears some events. Returns whether there is more to do. */
  async function hearSome(options: Pick<JobContext, 'signal' | 'turn'>): Promise<boolean> {
    const unheard = await repeats.unheardEvents(db, batch);
    const events: repeats.HeardEvent[] = [];
    for (const { event_id, station_id } of unheard) {
      const event = await hear(event_id, station_id, options);
      if (event) events.push(event);
    }
    const found = await compareEvents(db, events, options.signal);
    // While an upgrade reads the log backwards, keys of later days are needed up to a day after the events that it has reached.
    const fromMs = unheard.reduce((least, { event_id }) => Math.max(least, event_id + windowMs + hourMs), 0);
    return db.transaction(async (transaction) => {
      const changed: number[] = [];
      for (const [id, airing] of found)
        if (await repeats.storeRepeat(transaction, id, airing)) changed.push(id);
      for (const { event_id } of events) await repeats.removeUnheard(transaction, event_id);
      await notify(transaction, changed);
      const hasOldKeys = await forgetKeys(transaction, fromMs);
      return hasOldKeys || unheard.length > 0;
    });
  }

  async function notify(transaction: Transaction, changed: readonly number[]): Promise<void> {
    const stations = await repeats.stationsOf(transaction, changed);
    for (const [stationId, ids] of stations) {
      const station = accounts.stationById(stationId);
      const event_id = ids.length === 1 ? (ids[0] ?? null) : null;
      if (station) await announce(station, 'repeats_changed', { event_id }, { within: transaction });
    }
  }

  let hasWarned = false;
  function warnOnce(): void {
    if (!hasWarned) log.warn('this ffmpeg has no Chromaprint: repeats are found by title instead of sound');
    hasWarned = true;
  }

  jobs.define(hearName, {
    payload: z.object({}),
    lane: 'background',
    concurrency: 1,
    async run(_payload, { signal, turn, complete }) {
      if (!(await engine.canFingerprint())) return warnOnce();
      const more = await hearSome({ signal, turn });
      await complete(async (transaction) => {
        if (more) await requestHearing(transaction, jobs, clock.now());
      });
    },
  });

  return () => requestHearing(db, jobs, clock.now());
}

/** The demo plays a few minutes of audio over and over, which would make every event a repeat of many others. */
function isOwnAudio(stationId: number, parts: readonly EpisodePart[]): boolean {
  const own = `${logName(stationId)}/`;
  return parts.every(({ segments }) => segments.every(({ file }) => file.startsWith(own)));
}

function spanOf({ segments, trim_start_ms = 0, trim_end_ms = 0 }: EpisodePart) {
  return { segments, skipFrames: msToFrames(trim_start_ms), dropFrames: msToFrames(trim_end_ms) };
}
