import type { PlayoutForm, PlayoutInput, PlayoutOptions, PlayoutTransport } from '@postkit/sdk/schema';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { PlayoutClockRow, PlayoutCueRow, PlayoutInputRow } from './playout-tables.ts';

export interface PresentInput {
  readonly box: SecretBox;
  /** Address of the station's own inputs, without a slash at the end. */
  readonly publicUrl: string;
  readonly slug: string;
  readonly now_ms: number;
  /** Whether the caller may see addresses, which can contain passwords. */
  readonly withSecrets: boolean;
  /** Null before the offset was measured. */
  readonly measured: PlayoutClockRow | null;
}

/** @param cue the newest element of the input */
export function presentInput(
  row: PlayoutInputRow,
  cue: PlayoutCueRow | undefined,
  { box, publicUrl, slug, now_ms, withSecrets, measured }: PresentInput,
): PlayoutInput {
  const fields = fieldsOf(row, box);
  return {
    id: row.id,
    ...fields,
    transport: withSecrets ? fields.transport : withoutSecrets(fields.transport),
    state: stateOf(row, now_ms),
    state_reason: row.active === 1 ? row.state_reason : '',
    last_message_ms: row.last_message_ms,
    address: row.transport_type === 'http-in' ? `${publicUrl}/${slug}/playout/in/${row.id}/` : '',
    clock: measured
      ? {
          offset_ms: measured.measured_offset_ms,
          certainty: measured.certainty_percent / 100,
          spread_ms: measured.spread_ms,
          drift_ms: measured.drift_ms,
          cues: measured.cues,
          measured_at_ms: measured.measured_at_ms,
          is_applied_automatically: row.auto_offset === 1,
        }
      : null,
    on_air: cue
      ? {
          title: cue.title,
          artist: cue.artist,
          cart: cue.cart,
          category: cue.category,
          type: cue.type as 'song',
          started_at_ms: cue.started_at_ms,
          ended_at_ms: cue.ended_at_ms,
        }
      : null,
  };
}

/** The fields that an admin changes. */
export type InputFields = Pick<
  PlayoutInput,
  | 'name'
  | 'active'
  | 'system'
  | 'form'
  | 'transport'
  | 'options'
  | 'categories'
  | 'offset_ms'
  | 'auto_offset'
  | 'silent_after_minutes'
>;

export function fieldsOf(row: PlayoutInputRow, box: SecretBox): InputFields {
  return {
    name: row.name,
    active: row.active === 1,
    system: row.system,
    form: row.form === null ? null : (JSON.parse(row.form) as PlayoutForm),
    transport: transportOf(row, box),
    options: JSON.parse(row.options) as PlayoutOptions,
    categories: JSON.parse(row.categories) as Record<string, string>,
    offset_ms: row.offset_ms,
    auto_offset: row.auto_offset === 1,
    silent_after_minutes: row.silent_after_minutes,
  };
}

export function transportOf(
  { transport }: Pick<PlayoutInputRow, 'transport'>,
  box: SecretBox,
): PlayoutTransport {
  const opened = box.open(transport);
  if (opened === null) return { type: 'http-in' };
  return JSON.parse(opened) as PlayoutTransport;
}

/** Whether an input has had no message for as long as its setting says. */
export function isSilent(row: PlayoutInputRow, now_ms: number): boolean {
  return row.last_message_ms !== null && now_ms - row.last_message_ms > row.silent_after_minutes * 60_000;
}

function stateOf(row: PlayoutInputRow, now_ms: number): PlayoutInput['state'] {
  if (row.active === 0) return 'off';
  if (row.state === 'failed') return 'failed';
  if (row.last_message_ms === null) return 'waiting';
  return isSilent(row, now_ms) ? 'silent' : 'receiving';
}

function withoutSecrets(transport: PlayoutTransport): PlayoutTransport {
  if (!('url' in transport)) return transport;
  const url = new URL(transport.url);
  return { ...transport, url: `${url.protocol}//${url.host}${url.pathname}` };
}
