import { playoutCategory } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { leadingCues, planStretches, type Stretch, type StretchKind } from '../../playout/index.ts';
import { programmeAt } from '../programmes/index.ts';
import { inboxTopic } from './inbox.ts';
import { settingsOf } from './playout-settings.ts';
import type { PlayoutCueRow, PlayoutInputRow } from './playout-tables.ts';
import {
  cuesBetween,
  inputsOf,
  insertMessages,
  insertPlayoutEvents,
  settingsRow,
} from './playout.repository.ts';

/** An element of an input at the time of its sound. */
export type LogCue = PlayoutCueRow & { readonly isJoined: boolean };

/** The cart of a part of the broadcast, without a title for what no input names. */
export interface StretchCart {
  readonly kind: StretchKind;
  readonly title: string;
  readonly artist: string;
  readonly identifier: string;
  /** Name of the programme on air, which names what has no title; empty without one. */
  readonly programme: string;
  /** Name of a category of the station; empty for an unknown part. */
  readonly category: string;
  /** The type of a song or an advert; undefined for others, and if only its artist suggests a song. */
  readonly categoryType?: 'music' | 'advert' | undefined;
  readonly cue_id: number | null;
}

export interface LogStretch extends Stretch<LogCue> {
  readonly cart: StretchCart;
}

export interface PlannedLog {
  readonly stretches: readonly LogStretch[];
  /** Milliseconds that must pass after a moment before it is cut. */
  readonly hold_ms: number;
}

/** The inputs that a plan counts, if not all as they are. */
export interface PlanScope {
  /** An input whose offset is another one. */
  readonly moved?: { readonly input: number; readonly offset_ms: number } | undefined;
  /** Whether the sound is that of a stream, about which the simulator of the demo knows nothing. */
  readonly isRecorded?: boolean;
}

/** The forms of cues in a stream besides its titles. */
type StreamForm = 'id3' | 'hls';

/** A message in the recorded stream, at the moment of its sound in Unix milliseconds. */
interface StreamMessage {
  readonly form: StreamForm | 'title';
  readonly bytes: Uint8Array;
  readonly at_ms: number;
}

/** Plans the log of a station by its inputs. */
export interface PlayoutLog {
  /** The parts of a span in Unix milliseconds of the recorded sound; null for a station without an input that is on. */
  plan(
    from: Tables,
    stationId: number,
    span: { readonly from_ms: number; readonly to_ms: number },
    scope?: PlanScope,
  ): Promise<PlannedLog | null>;
  /**
   * Stores a title of the recorded stream for the inputs that read it.
   * @param title with the moment of its sound in Unix milliseconds; empty if the stream cleared it
   */
  announced(
    transaction: Transaction,
    stationId: number,
    title: { readonly title: string; readonly at_ms: number },
  ): Promise<void>;
  /**
   * Stores a cue in the recorded stream for the inputs that read its form.
   * @param cue with the moment of its sound in Unix milliseconds
   */
  cued(
    transaction: Transaction,
    stationId: number,
    cue: { readonly form: StreamForm; readonly bytes: Uint8Array; readonly at_ms: number },
  ): Promise<void>;
  /** Stores what events of the log are. */
  logged(
    transaction: Transaction,
    stationId: number,
    events: readonly { readonly id: number; readonly cart: StretchCart }[],
  ): Promise<void>;
}

/** Milliseconds before a span in which an element of it may have begun. */
const longestElement_ms = 6 * 3_600_000;

/** @param wake called when messages are durable that this process may read */
export function createPlayoutLog(
  { db }: Pick<StationContext, 'db'>,
  wake: () => void = () => undefined,
): PlayoutLog {
  async function store(transaction: Transaction, stationId: number, message: StreamMessage): Promise<void> {
    const inputs = (await inputsOf(transaction, stationId)).filter(
      ({ active, transport_type, system }) =>
        active === 1 && transport_type === 'stream' && formOfSystem(system) === message.form,
    );
    if (inputs.length === 0) return;
    await insertMessages(
      transaction,
      inputs.map(({ id }) => ({
        input_id: id,
        station_id: stationId,
        arrived_ms: Math.round(message.at_ms),
        peer: '',
        query: '',
        content_type: null,
        body: Buffer.from(message.bytes),
      })),
    );
    const { peers } = db;
    await peers?.send(transaction, inboxTopic, '');
    transaction.afterCommit(wake);
  }

  return {
    async plan(from, stationId, span, { moved, isRecorded = false } = {}) {
      const inputs = (await inputsOf(from, stationId))
        .filter(({ active, is_simulated }) => active === 1 && !(isRecorded && is_simulated === 1))
        .map((input) => (input.id === moved?.input ? { ...input, offset_ms: moved.offset_ms } : input));
      if (inputs.length === 0) return null;
      const settings = settingsOf(await settingsRow(from, stationId));
      const offsets = inputs.map(({ offset_ms }) => offset_ms);
      const rows = await cuesBetween(from, stationId, {
        from_ms: span.from_ms - longestElement_ms - Math.max(0, ...offsets),
        to_ms: span.to_ms - Math.min(0, ...offsets),
      });
      const cues = leadingCues(inputs.map((input) => cuesOfInput(input, rows)));
      const silent_ms = Math.max(...inputs.map(silenceOf));
      const shortestTalk_ms = settings.shortest_talk_s * 1000;
      const shortestElement_ms = settings.shortest_element_s * 1000;
      const rules = { shortestTalk_ms, shortestElement_ms, silent_ms };
      const byId = new Map(inputs.map((input) => [input.id, input] as const));
      const stretches: LogStretch[] = [];
      for (const stretch of planStretches(cues, span, rules)) {
        const cart = cartOf(stretch, byId, settings.talk_category);
        const programme = stretch.cue ? undefined : await programmeAt(from, stationId, stretch.from_ms);
        stretches.push({ ...stretch, cart: { ...cart, programme: programme?.name ?? '' } });
      }
      return {
        stretches,
        hold_ms: Math.max(settings.hold_s * 1000, shortestTalk_ms, shortestElement_ms),
      };
    },
    announced: (transaction, stationId, { title, at_ms }) =>
      store(transaction, stationId, { form: 'title', bytes: Buffer.from(`StreamTitle='${title}';`), at_ms }),
    cued: store,
    async logged(transaction, stationId, events) {
      await insertPlayoutEvents(
        transaction,
        events.map(({ id, cart: { kind, cue_id } }) => ({
          event_id: id,
          station_id: stationId,
          kind,
          cue_id,
        })),
      );
    },
  };
}

/** The form in the stream that a system reads: its titles, unless it is made for another one. */
function formOfSystem(system: string | null): StreamMessage['form'] {
  if (system === 'timed-id3') return 'id3';
  return system === 'hls-cues' ? 'hls' : 'title';
}

function silenceOf({ silent_after_minutes }: PlayoutInputRow): number {
  return silent_after_minutes * 60_000;
}

function cuesOfInput(input: PlayoutInputRow, rows: readonly PlayoutCueRow[]) {
  const cues = rows
    .filter(({ input_id }) => input_id === input.id)
    .map((row): LogCue => ({
      ...row,
      // The start of the next element is no end: the microphone may have been open before it.
      ended_at_ms: row.end_cause === 'next' ? null : row.ended_at_ms,
      isJoined: row.number === null,
    }));
  return { cues, offset_ms: input.offset_ms, silent_ms: silenceOf(input) };
}

function cartOf(
  { kind, cue }: Stretch<LogCue>,
  inputs: ReadonlyMap<number | null, PlayoutInputRow>,
  talkCategory: string,
): Omit<StretchCart, 'programme'> {
  const unnamed = { kind, title: '', artist: '', identifier: '', cue_id: null };
  if (!cue) return { ...unnamed, category: kind === 'talk' ? talkCategory : '' };
  const input = inputs.get(cue.input_id);
  const map = JSON.parse(input?.categories ?? '{}') as Record<string, string>;
  return {
    kind,
    title: (cue.title || cue.cart).slice(0, 300),
    artist: cue.artist.slice(0, 300),
    identifier: cue.cart.slice(0, 300),
    category: playoutCategory({ category: cue.category, type: cue.type as 'song' }, map, talkCategory),
    categoryType: categoryTypeOf(cue),
    cue_id: cue.id,
  };
}

function categoryTypeOf({ type, is_type_guessed }: LogCue): StretchCart['categoryType'] {
  if (type === 'spot') return 'advert';
  return type === 'song' && is_type_guessed === 0 ? 'music' : undefined;
}
