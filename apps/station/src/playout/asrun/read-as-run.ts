import { createResult } from '../create-result.ts';
import { decodeDocument } from '../documents/decode-document.ts';
import type { PlayoutFinding, PlayoutMessage } from '../playout-message.ts';
import { defaultOptions, type ReaderOptions } from '../reader-options.ts';
import { createAsRunClock } from './as-run-clock.ts';
import { asRunForms, type AsRunFormId } from './as-run-forms.ts';

/** One row of a log of what aired, in the order of the file. */
export interface AsRunRow {
  /** Its length is in `played_ms`; kind `none` for an element that did not air, and for totals. */
  readonly message: PlayoutMessage;
  /** Milliseconds by which the start may be later, for logs without seconds. */
  readonly precision_ms: number;
}

export interface AsRunFile {
  readonly form: AsRunFormId | null;
  /** The elements that its form lists; with `all`, nothing but an open microphone is between two rows. */
  readonly content: 'all' | 'songs' | 'spots';
  /** Empty if the file is refused. */
  readonly rows: readonly AsRunRow[];
  readonly findings: readonly PlayoutFinding[];
  readonly encoding: string;
}

/**
 * Reads a file of what aired.
 * @param form its form; by default the one that is recognised by its text
 * @param date of the file, such as `2026-03-10`, for forms whose date is in the name of the file
 */
export function readAsRun(
  bytes: Uint8Array,
  {
    timezone,
    date = null,
    form: chosen,
    options = {},
  }: {
    timezone: string;
    date?: string | null;
    form?: AsRunFormId | undefined;
    options?: Partial<ReaderOptions>;
  },
): AsRunFile {
  const own = { ...defaultOptions, ...options };
  const builder = createResult({ arrived_ms: 0, timezone, options: own });
  const { text, encoding } = decodeDocument(bytes, { charset: own.charset, contentType: null }, builder);
  const [id, form] =
    Object.entries(asRunForms).find(([name, { matches }]) => name === (chosen ?? name) && matches(text)) ??
    [];
  const refused = (reason: string): AsRunFile => {
    builder.note('unreadable', reason);
    return {
      content: 'all',
      form: (id as AsRunFormId | undefined) ?? null,
      rows: [],
      findings: builder.result(encoding).findings,
      encoding,
    };
  };
  if (!form)
    return refused(
      chosen === undefined
        ? 'The file has none of the known forms.'
        : `The file has not the form ${asRunForms[chosen].name}.`,
    );
  const rows = form.read(text);
  if (typeof rows === 'string') return refused(rows);
  const fileDay_ms = date === null ? null : Date.parse(`${date}T00:00:00Z`);
  if (
    rows.some(({ day_ms, time_ms }) => day_ms === null && time_ms !== null) &&
    (fileDay_ms === null || Number.isNaN(fileDay_ms))
  )
    return refused('The file does not say its date: enter it.');
  const clock = createAsRunClock(
    timezone,
    rows.every(({ day_ms }) => day_ms !== null),
  );
  for (const { day_ms, time_ms, end, ...row } of rows) {
    if (time_ms === null) {
      builder.add({ ...row, kind: 'none' });
      continue;
    }
    const ms = clock.start(day_ms ?? fileDay_ms ?? 0, time_ms);
    const played = end ? (clock.after(end.day_ms, end.time_ms, ms) - ms) / 1000 : row.played;
    builder.add({
      unit: 'seconds',
      ...row,
      kind: row.kind ?? 'start',
      start: { ms, assumption: '' },
      played,
      isHistory: true,
    });
  }
  const { messages, findings } = builder.result(encoding);
  const precision_ms = form.precision_ms ?? 1000;
  return {
    content: form.content ?? 'all',
    form: id as AsRunFormId,
    rows: messages.map((message) => ({ message, precision_ms })),
    findings,
    encoding,
  };
}
