import type { AudioEvent } from '@postkit/sdk/schema';
import type { Transaction } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AiredCopies } from './aired-copy.service.ts';
import type { ArchiveIndex } from './archive-index.service.ts';
import type { AudioEventRow } from './audio-event-tables.ts';
import { canPlay } from './audio-events.policy.ts';
import { durationOf, presentEvent } from './audio-events.presenter.ts';
import { replaceHolds } from './audio-events.repository.ts';
import type { Broadcast } from './broadcast.service.ts';
import type { LogWriter } from './create-log-writer.ts';
import type { Editing } from './editing.service.ts';
import type { EventAudio } from './event-audio.service.ts';
import type { EventLookup } from './library.service.ts';
import type { LogEdits } from './log-edits/log-edits.service.ts';
import type { LogRetention } from './log-retention.service.ts';
import type { Loudness } from './loudness.service.ts';
import type { OriginalFiles } from './original-files.service.ts';
import type { Repeats } from './repeats/repeats.service.ts';
import { segmentsAired } from './segments.repository.ts';
import type { EventWords } from './words/event-words.service.ts';

/** Logged and uploaded audio: its events and where their audio is stored. */
export interface AudioEvents
  extends
    EventLookup,
    ArchiveIndex,
    AiredCopies,
    Broadcast,
    Repeats,
    Pick<
      EventAudio,
      'partsOf' | 'intactAudioOf' | 'peaks' | 'levels' | 'gapsOf' | 'segment' | 'segmentSamples'
    >,
    Pick<Editing, 'clone'>,
    EventWords,
    Pick<LogWriter, 'segmentsAired'> {
  readonly loudness: Loudness;
  readonly retention: LogRetention;
  /** Changes to logged events of the past. */
  readonly edits: LogEdits;
  readonly originals: OriginalFiles;
  /** Whether a user may hear an event of a station that they have access to. */
  canPlay(person: SignedInUser, station: Station, event: AudioEventRow): boolean;
  present(rows: readonly AudioEventRow[]): AudioEvent[];
  /** Seconds. */
  durationOf(row: AudioEventRow): number;
  /** Keeps the audio of these events while the owner (`episode:12`) holds them; replaces its earlier holds. */
  hold(transaction: Transaction, owner: string, eventIds: readonly number[]): Promise<void>;
  release(transaction: Transaction, owner: string): Promise<void>;
  /** The id in an event's address; null for any other text. The station may not have the event. */
  idOfUri(uri: string): number | null;
}

export interface AudioEventParts {
  readonly accounts: Pick<Accounts, 'stationById'>;
  readonly library: EventLookup;
  readonly index: ArchiveIndex;
  readonly audio: EventAudio;
  readonly broadcast: Broadcast;
  readonly repeats: Repeats;
  readonly copies: AiredCopies;
  readonly editing: Editing;
  readonly loudness: Loudness;
  readonly words: EventWords;
  readonly retention: LogRetention;
  readonly edits: LogEdits;
  readonly originals: OriginalFiles;
}

export function createAudioEventService({
  accounts,
  library,
  index,
  audio,
  broadcast,
  repeats,
  copies,
  editing,
  loudness,
  words,
  retention,
  edits,
  originals,
}: AudioEventParts): AudioEvents {
  return {
    log: index.log,
    addAudio: index.addAudio,
    addedAudio: index.addedAudio,
    reserve: index.reserve,
    isLogged: index.isLogged,
    borrow: index.borrow,
    recoverLogs: index.recoverLogs,
    segmentsAired,
    byIds: library.byIds,
    known: library.known,
    uploads: library.uploads,
    find: library.find,
    logged: library.logged,
    add: library.add,
    canPlay: (person, station, event) => canPlay(person, station.slug, event),
    present: (rows) => rows.map((row) => presentEvent(accounts.stationById(row.station_id)?.slug ?? '', row)),
    durationOf,
    broadcastPeaks: broadcast.broadcastPeaks,
    copyAired: copies.copyAired,
    gaps: broadcast.gaps,
    recordedSeconds: broadcast.recordedSeconds,
    silences: broadcast.silences,
    repeats: repeats.repeats,
    partsOf: audio.partsOf,
    gapsOf: audio.gapsOf,
    loudness,
    retention,
    edits,
    originals,
    peaks: audio.peaks,
    levels: audio.levels,
    segment: audio.segment,
    segmentSamples: audio.segmentSamples,
    clone: editing.clone,
    intactAudioOf: audio.intactAudioOf,
    wordsOf: words.wordsOf,
    setWords: words.setWords,
    nameSpeaker: words.nameSpeaker,
    onWordsChanged: words.onWordsChanged,
    hold: replaceHolds,
    release: (transaction, owner) => replaceHolds(transaction, owner, []),
    idOfUri(uri) {
      const [, id] = /^\/[^/]+\/api\/v1\/event\/(\d{1,16})\/?$/.exec(uri) ?? [];
      return id === undefined ? null : Number(id);
    },
  };
}
