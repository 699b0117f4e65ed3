import { setTimeout as wait } from 'node:timers/promises';
import type { PlayoutElement, PlayoutForm, PlayoutOptions } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/database.ts';
import { createRepeatedErrors } from '../../platform/repeated-errors.ts';
import { decodeTextAs } from '../../platform/text/decode-text.ts';
import {
  decidePlayout,
  emptyPlayout,
  type InputSetting,
  type PlayoutDecision,
  type PlayoutFinding,
  type PlayoutState,
  readMessages,
} from '../../playout/index.ts';
import type { Station } from '../accounts/index.ts';
import type { TakeLateCues } from './corrections/late-cues.ts';
import type { SpanMs } from './corrections/read-source.ts';
import { inputSetting } from './input-setting.ts';
import { elementOf } from './playout-element.ts';
import type { PlayoutInputRow, PlayoutMessageRow } from './playout-tables.ts';
import {
  endCue,
  inputById,
  newestCues,
  saveCue,
  unreadMessages,
  updateInput,
  updateMessage,
} from './playout.repository.ts';
import { cueOfElement, cueOfJoined, elementOfCue } from './stored-element.ts';

interface ReadInboxDeps {
  readonly stationById: (id: number) => Station | null;
  /** Called with the spans in which elements began, ended or changed, in Unix milliseconds of the recorded sound. */
  readonly changed: TakeLateCues;
}

/** Reads the stored messages in the order of their arrival. One process of an installation does. */
export interface InboxReader {
  /** Reads what is stored; calls during a run lead to one more. */
  wake(this: void): void;
  /** Forgets what it knows of an input, whose settings have changed. */
  forget(inputId: number): void;
  /** Elements that were read since the start of the process, by their fate. */
  fates(this: void): ReadonlyMap<PlayoutFate, number>;
  /** Resolves when every stored message is read. */
  settled(): Promise<void>;
}

type PlayoutFate = PlayoutElement['fate'];

/** The memory of one input. */
interface Memory {
  readonly row: PlayoutInputRow;
  readonly setting: InputSetting;
  readonly staleAfter_ms: number;
  state: PlayoutState;
}

/** Messages in one transaction. */
const batch = 200;
/** Milliseconds between two readings: messages of other stations that arrive meanwhile share a transaction. */
const pause_ms = 100;
/** Elements that are read back after a restart: repetitions and stops concern the latest ones. */
const remembered = 100;
/** Characters of a message in the journal. */
const mostCharacters = 4000;
const usualStale_ms = 600_000;
/** Faster than a decoder for each message. */
const utf8 = new TextDecoder('utf-8');

export function createInboxReader(
  context: Pick<StationContext, 'db' | 'clock' | 'log' | 'announce'>,
  { stationById, changed: elementsChanged }: ReadInboxDeps,
): InboxReader {
  const { db, announce } = context;
  const report = createRepeatedErrors(context);
  const memories = new Map<number, Memory>();
  const fates = new Map<PlayoutFate, number>();
  async function memoryOf(inputId: number): Promise<Memory | null> {
    const known = memories.get(inputId);
    if (known) return known;
    const memory = await readMemory(db, inputId);
    if (memory) memories.set(inputId, memory);
    return memory;
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const rows = await unreadMessages(db, batch);
      if (rows.length === 0) return;
      const inputIds = [...new Set(rows.map(({ input_id }) => input_id))];
      const spans = new Map<number, SpanMs[]>(inputIds.map((id) => [id, []]));
      await Promise.all(inputIds.map(memoryOf));
      await db
        .transaction(async (transaction) => {
          const changed = new Set<number>();
          for (const row of rows) {
            const memory = memories.get(row.input_id);
            if (!memory) continue;
            const decisions = await readOne(transaction, memory, row);
            if (decisions.some(({ elements }) => elements.length > 0)) changed.add(row.input_id);
            spans.get(row.input_id)?.push(...decisions.flatMap((each) => changedSpans(memory.row, each)));
          }
          for (const inputId of inputIds) {
            const station = stationById(memories.get(inputId)?.row.station_id ?? 0);
            if (station) await noteArrival(transaction, announce, station, { inputId, rows, changed });
          }
        })
        .catch((error: unknown) => {
          // The memories may be ahead of the tables.
          memories.clear();
          throw error;
        });
      for (const [inputId, moved] of spans) {
        const station = stationById(memories.get(inputId)?.row.station_id ?? 0);
        if (station && moved.length > 0)
          await elementsChanged(station, moved).catch((error: unknown) =>
            report(error, 'late messages of playout systems could not correct the log'),
          );
      }
      // Messages that were stored meanwhile have led to another run.
      if (rows.length < batch) return;
    }
  }

  async function readOne(
    transaction: Parameters<typeof saveCue>[0],
    memory: Memory,
    row: PlayoutMessageRow,
  ): Promise<readonly PlayoutDecision[]> {
    const { arrived_ms } = row;
    const timezone = stationById(row.station_id)?.timezone ?? 'UTC';
    const received = { bytes: row.body, query: row.query, contentType: row.content_type };
    const results = readMessages(memory.setting, received, { arrived_ms, timezone });
    const findings: PlayoutFinding[] = results.flatMap((result) => result.findings);
    const decisions: PlayoutDecision[] = [];
    for (const message of results.flatMap(({ messages }) => messages)) {
      const [next, decision] = decidePlayout(memory.state, message, {
        arrived_ms,
        staleAfter_ms: memory.staleAfter_ms,
      });
      memory.state = next;
      decisions.push(decision);
      fates.set(decision.fate, (fates.get(decision.fate) ?? 0) + 1);
      await storeElements(transaction, memory.row, decision);
      const joined =
        message.kind === 'none' && message.isOnAir && cueOfJoined(memory.row, message, arrived_ms);
      if (joined) await saveCue(transaction, joined);
    }
    const encoding = results.find((result) => result.encoding !== '')?.encoding ?? 'utf-8';
    await updateMessage(transaction, row.id, {
      is_read: 1,
      text: shownText(row, encoding),
      elements: JSON.stringify(decisions.map(elementOf)),
      findings: JSON.stringify(findings),
    });
    return decisions;
  }

  const { wake, settled } = createPacedRuns(() =>
    readAll().catch((error: unknown) => report(error, 'messages of playout systems could not be read')),
  );

  return {
    wake,
    forget: (inputId) => void memories.delete(inputId),
    fates: () => fates,
    settled,
  };
}

/** Runs work when it is woken, with a pause between two runs. */
function createPacedRuns(work: () => Promise<void>): Pick<InboxReader, 'wake' | 'settled'> {
  let running: Promise<void> | null = null;
  let isDue = false;
  let began = -pause_ms;

  async function run(): Promise<void> {
    while (isDue) {
      const rest_ms = began + pause_ms - performance.now();
      if (rest_ms > 0) await wait(rest_ms);
      began = performance.now();
      isDue = false;
      await work();
    }
    running = null;
  }

  return {
    wake() {
      isDue = true;
      running ??= Promise.resolve().then(run);
    },
    async settled() {
      await running;
    },
  };
}

async function storeElements(
  transaction: Transaction,
  row: PlayoutInputRow,
  { fate, elements }: PlayoutDecision,
): Promise<void> {
  for (const element of elements) {
    const cue = cueOfElement(row, element);
    // A start ends the element before it, and changes nothing else of it.
    const isOnlyEnded = (fate === 'logged' || fate === 'late') && element !== elements.at(-1);
    if (isOnlyEnded)
      await endCue(transaction, row.id, element.number, {
        ended_at_ms: cue.ended_at_ms ?? null,
        end_cause: cue.end_cause ?? null,
      });
    else await saveCue(transaction, cue);
  }
}

/** Stores when the last message of an input came, and publishes it: changes at once, mere repetitions at leisure. */
async function noteArrival(
  transaction: Transaction,
  announce: StationContext['announce'],
  station: Station,
  {
    inputId,
    rows,
    changed,
  }: {
    readonly inputId: number;
    readonly rows: readonly PlayoutMessageRow[];
    readonly changed: ReadonlySet<number>;
  },
): Promise<void> {
  const last = rows.findLast(({ input_id }) => input_id === inputId);
  await updateInput(transaction, inputId, { last_message_ms: last?.arrived_ms ?? null });
  const options = changed.has(inputId) ? { within: transaction } : { coalesce: `playout ${inputId}` };
  await announce(station, 'playout_changed', { input_id: inputId }, options);
}

/** The message as an engineer reads it: its body, or the query that brought it. */
function shownText({ body, query }: PlayoutMessageRow, encoding: string): string {
  const text =
    body.length === 0 ? query : encoding === 'utf-8' ? utf8.decode(body) : decodeTextAs(body, encoding);
  // PostgreSQL keeps no zero characters.
  return text.slice(0, mostCharacters).replaceAll('\0', '\u{fffd}');
}

/** The spans of the recorded sound in which a message changes what is known. */
function changedSpans(
  { offset_ms }: Pick<PlayoutInputRow, 'offset_ms'>,
  { fate, elements }: PlayoutDecision,
): SpanMs[] {
  return elements.flatMap(({ started_at_ms, ended_at_ms, endCause, message: { planned_ms } }) => {
    // The element before a start that came in time ends with it.
    if (fate === 'logged' && endCause === 'next') return [];
    const end_ms = ended_at_ms ?? started_at_ms + (planned_ms ?? 0);
    const start_ms = fate === 'stopped' ? end_ms : started_at_ms;
    return [{ from_ms: start_ms + offset_ms, to_ms: Math.max(end_ms, start_ms + 1) + offset_ms }];
  });
}

/** The memory of an input by its tables, as after a restart; null for an input that is gone. */
async function readMemory(db: Tables, inputId: number): Promise<Memory | null> {
  const row = await inputById(db, inputId);
  if (!row) return null;
  const options = JSON.parse(row.options) as PlayoutOptions;
  const form = row.form === null ? null : (JSON.parse(row.form) as PlayoutForm);
  const cues = await newestCues(db, inputId, remembered);
  const elements = cues
    .map(elementOfCue)
    .toSorted((one, other) => one.started_at_ms - other.started_at_ms || one.number - other.number);
  const count = Math.max(0, ...elements.map(({ number }) => number));
  const memory: Memory = {
    row,
    setting: inputSetting({ system: row.system, form }, options),
    staleAfter_ms: (options.stale_after_s ?? usualStale_ms / 1000) * 1000,
    state: { ...emptyPlayout, elements, count },
  };
  return memory;
}
