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
  const isReadable = openedTransport(row, box) !== null;
  return {
    id: row.id,
    ...fields,
    transport: withSecrets ? fields.transport : withoutSecrets(fields.transport),
    state: stateOf(row, now_ms, isReadable),
    state_reason: isReadable ? (row.active === 1 ? row.state_reason : '') : unreadableReason,
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
    transport: shownTransport(row, box),
    options: JSON.parse(row.options) as PlayoutOptions,
    categories: JSON.parse(row.categories) as Record<string, string>,
    offset_ms: row.offset_ms,
    auto_offset: row.auto_offset === 1,
    silent_after_minutes: row.silent_after_minutes,
  };
}

/** Transports that are shown in place of those that cannot be read, because the server has another secret since. */
const unreadable: Readonly<Record<PlayoutTransport['type'], PlayoutTransport>> = {
  'http-in': { type: 'http-in' },
  'http-poll': { type: 'http-poll', url: '', every_s: 5 },
  sse: { type: 'sse', url: '' },
  websocket: { type: 'websocket', url: '', subscribe: '' },
  'tcp-server': { type: 'tcp-server', port: 0 },
  'tcp-client': { type: 'tcp-client', host: '', port: 0 },
  udp: { type: 'udp', port: 0 },
  file: { type: 'file', path: '' },
  stream: { type: 'stream' },
};
const unreadableReason =
  'Where its messages come from cannot be read, because the secret of the server has changed. Enter it again.';

type StoredTransport = Pick<PlayoutInputRow, 'transport' | 'transport_type'>;

/** The transport of an input; null if it cannot be read. */
export function openedTransport(
  { transport, transport_type }: StoredTransport,
  box: SecretBox,
): PlayoutTransport | null {
  if (transport_type === 'http-in' || transport_type === 'stream') return { type: transport_type };
  const opened = box.open(transport);
  return opened === null ? null : (JSON.parse(opened) as PlayoutTransport);
}

function shownTransport(row: StoredTransport, box: SecretBox): PlayoutTransport {
  return openedTransport(row, box) ?? unreadable[row.transport_type as PlayoutTransport['type']];
}

/** Whether an input has had no message for as long as its setting says. */
export function isSilent(row: PlayoutInputRow, now_ms: number): boolean {
  return row.last_message_ms !== null && now_ms - row.last_message_ms > row.silent_after_minutes * 60_000;
}

function stateOf(row: PlayoutInputRow, now_ms: number, isReadable: boolean): PlayoutInput['state'] {
  if (row.active === 0) return 'off';
  if (row.state === 'failed' || !isReadable) return 'failed';
  if (row.last_message_ms === null) return 'waiting';
  return isSilent(row, now_ms) ? 'silent' : 'receiving';
}

function withoutSecrets(transport: PlayoutTransport): PlayoutTransport {
  if (!('url' in transport) || transport.url === '') return transport;
  const url = new URL(transport.url);
  return { ...transport, url: `${url.protocol}//${url.host}${url.pathname}` };
}
