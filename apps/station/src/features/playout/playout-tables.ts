import type { Generated, Selectable } from 'kysely';
import type { EndCause } from '../../playout/index.ts';

export interface PlayoutTables {
  /** The inputs of stations; the one with the lowest position that is not silent counts. */
  playout_inputs: {
    id: Generated<number>;
    station_id: number;
    position: number;
    name: string;
    active: number;
    /** Id of a preset; null for an input with a form. */
    system: string | null;
    /** JSON of a form; null for a preset. */
    form: string | null;
    transport_type: string;
    /** Sealed JSON: its addresses may contain passwords. */
    transport: string;
    /** JSON. */
    options: string;
    /** JSON. */
    categories: string;
    offset_ms: number;
    /** Whether the measured offset applies by itself. */
    auto_offset: Generated<number>;
    silent_after_minutes: number;
    /** SHA-256 of the token of `http-in`; null for others. */
    token_hash: string | null;
    state: Generated<'waiting' | 'connected' | 'failed'>;
    state_reason: Generated<string>;
    last_message_ms: number | null;
    /** The last message before a silence that was reported; null while there is none. */
    silent_since_ms: Generated<number | null>;
    /** Whether the simulator of the demo sends to it. */
    is_simulated: Generated<number>;
    /** Rises with each change of the settings. */
    revision: Generated<number>;
  };
  /** The offsets of inputs as they were measured from the sound. */
  playout_clocks: {
    input_id: number;
    measured_offset_ms: number;
    certainty_percent: number;
    spread_ms: number;
    /** Milliseconds by which it moved within ten minutes. */
    drift_ms: number;
    cues: number;
    measured_at_ms: number;
  };
  /** How a station makes events of carts; a station without a row has the defaults. */
  playout_settings: {
    station_id: number;
    talk_category: string;
    shortest_talk_ms: number;
    shortest_element_ms: number;
    hold_ms: number;
  };
  /** The journal. A row is stored before its message is read, so that nothing acknowledged is lost. */
  playout_messages: {
    id: Generated<number>;
    input_id: number;
    station_id: number;
    arrived_ms: number;
    peer: string;
    query: string;
    content_type: string | null;
    body: Uint8Array;
    is_read: Generated<number>;
    /** The message as text, shortened. */
    text: Generated<string>;
    /** JSON of `PlayoutElement[]`. */
    elements: Generated<string>;
    /** JSON. */
    findings: Generated<string>;
  };
  /** The elements that aired, by the clock of their input, or those of a log of what aired, as they were recorded. */
  playout_cues: {
    id: Generated<number>;
    /** Null for those of a correction. */
    input_id: number | null;
    /** The correction whose file names it; null for those of inputs. */
    correction_id: Generated<number | null>;
    station_id: number;
    /** Rises by one with each element of the input; null for what never is an event, such as a sweeper. */
    number: number | null;
    started_at_ms: number;
    ended_at_ms: number | null;
    end_cause: EndCause | null;
    arrived_ms: number;
    planned_ms: number | null;
    played_ms: number | null;
    title: string;
    artist: string;
    album: string;
    cart: string;
    second_id: string;
    playback_id: string;
    category: string;
    type: string;
    isrc: string;
    label: string;
    channel: string;
    /** JSON. */
    fields: string;
    is_start_stated: number;
    is_type_guessed: number;
  };
  /** The kinds of the log's events: elements with their cue, talk, or unknown. */
  playout_events: {
    event_id: number;
    station_id: number;
    kind: 'element' | 'talk' | 'unknown';
    cue_id: number | null;
  };
  /** Corrections of the log, applied, undone or proposed. */
  playout_corrections: {
    id: Generated<number>;
    station_id: number;
    source: 'as_run' | 'inputs';
    state: 'applied' | 'undone' | 'proposed';
    /** Name of the file, or the reason of a proposal. */
    name: string;
    from_ms: number;
    to_ms: number;
    /** Unix seconds. */
    made_at: number;
    made_by: string;
    /** JSON: number of lines by kind. */
    counts: string;
    /** JSON: the events that it changed or deleted, as they were, and those that it added. */
    replaced: string;
  };
}

export type PlayoutCorrectionRow = Selectable<PlayoutTables['playout_corrections']>;
export type PlayoutEventRow = Selectable<PlayoutTables['playout_events']>;
export type PlayoutInputRow = Selectable<PlayoutTables['playout_inputs']>;
export type PlayoutMessageRow = Selectable<PlayoutTables['playout_messages']>;
export type PlayoutCueRow = Selectable<PlayoutTables['playout_cues']>;
export type PlayoutClockRow = Selectable<PlayoutTables['playout_clocks']>;
export type PlayoutSettingsRow = Selectable<PlayoutTables['playout_settings']>;
