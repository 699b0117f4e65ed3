import type { z } from 'zod';
import { playoutCategory, type PlayoutOptions, type playoutCorrectionSource } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { type AsRunFile, type AsRunRow, readAsRun } from '../../../playout/index.ts';
import type { Station } from '../../accounts/index.ts';
import { readerOptions } from '../input-setting.ts';
import type { PlayoutLog } from '../playout-log.ts';
import { settingsOf } from '../playout-settings.ts';
import { inputsOf, settingsRow } from '../playout.repository.ts';
import { unnamedTitle } from '../unnamed-title.ts';
import {
  type AiredRow,
  airedRows,
  asRunStretches,
  endOfRow,
  type LoggedCart,
  type SourceStretch,
} from './as-run-stretches.ts';
import type { PieceCart } from './correction-piece.ts';

export type CorrectionSource = z.output<typeof playoutCorrectionSource>;

/** A span in Unix milliseconds. */
export interface SpanMs {
  readonly from_ms: number;
  readonly to_ms: number;
}

/** A source of a correction, read for a station. */
export interface ReadSource {
  readonly span: SpanMs;
  /** Null for the inputs. */
  readonly file: AsRunFile | null;
  /** Milliseconds by which a bound may differ from one of the log and still be the same. */
  readonly tolerance_ms: number;
  readonly shortest_ms: number;
  /** The parts that the source names, in order, and the rows of the span. */
  stretches(
    span: SpanMs,
    logged: readonly LoggedCart[],
  ): Promise<{ readonly stretches: readonly SourceStretch[]; readonly rows: readonly AiredRow[] }>;
  readonly cartOf: (message: AsRunRow['message']) => PieceCart;
}

/** Times of logs of what aired are whole seconds, and begin with the first sound or with the fade before it. */
const usualTolerance_ms = 1500;
/** Longer parts without an element are divided, as in the recorder. */
const longest_ms = 600_000;
const longestSpan_ms = 48 * 3_600_000;

/** @throws request.invalid for a file that has no rows with times, and for a span that is missing or too long */
export async function readSource(
  from: Tables,
  station: Station,
  source: CorrectionSource,
  log: PlayoutLog,
): Promise<ReadSource> {
  const inputs = (await inputsOf(from, station.id)).filter(({ active }) => active === 1);
  const settings = settingsOf(await settingsRow(from, station.id));
  const leading = inputs[0];
  const categories = JSON.parse(leading?.categories ?? '{}') as Record<string, string>;
  const shortest_ms = settings.shortest_element_s * 1000;
  const cartOf = (message: AsRunRow['message']): PieceCart => ({
    kind: 'element',
    title: (message.title || message.cart).slice(0, 300),
    artist: message.artist.slice(0, 300),
    identifier: message.cart.slice(0, 300),
    category: playoutCategory(message, categories, settings.talk_category),
  });
  const { as_run } = source;
  if (!as_run) {
    const span = spanOf(source, null);
    if (source.input !== undefined && !inputs.some(({ id }) => id === source.input))
      throw invalid('input', 'The station has no such input that is on.');
    const moved =
      source.input !== undefined && source.offset_ms !== undefined
        ? { input: source.input, offset_ms: source.offset_ms }
        : undefined;
    return {
      span,
      file: null,
      tolerance_ms: 0,
      shortest_ms,
      cartOf,
      async stretches(section) {
        const planned = await log.plan(from, station.id, section, { moved });
        const stretches = (planned?.stretches ?? []).map(({ from_ms, to_ms, cart }) => ({
          from_ms,
          to_ms,
          cart: cart.kind === 'unknown' ? null : cart,
          key: cart.cue_id === null ? '' : `cue:${cart.cue_id}`,
          isPartial: false,
        }));
        return { stretches: divided(stretches, station.timezone), rows: [] };
      },
    };
  }
  const options = JSON.parse(leading?.options ?? '{}') as PlayoutOptions;
  const file = readAsRun(Buffer.from(as_run.file, as_run.is_base64 ? 'base64' : 'utf8'), {
    timezone: station.timezone,
    date: as_run.date ?? localDate(source.start, station.timezone),
    form: as_run.form,
    options: readerOptions(options),
  });
  const rules = {
    offset_ms: as_run.offset_ms ?? leading?.offset_ms ?? 0,
    shortestTalk_ms: settings.shortest_talk_s * 1000,
    shortestElement_ms: shortest_ms,
    talkCategory: settings.talk_category,
    cartOf,
  };
  const all = airedRows(file, [], rules);
  if (all.length === 0)
    throw invalid(
      'as_run',
      file.findings.at(-1)?.text ?? 'The file has no row with the time at which it aired.',
    );
  const span = spanOf(source, { from_ms: all[0]?.started_at_ms ?? 0, to_ms: Math.max(...all.map(endOfRow)) });
  return {
    span,
    file,
    tolerance_ms: usualTolerance_ms,
    shortest_ms,
    cartOf,
    async stretches(section, logged) {
      const rows = airedRows(file, logged, rules).filter(
        ({ started_at_ms }) => started_at_ms >= span.from_ms - longest_ms && started_at_ms < span.to_ms,
      );
      const within = asRunStretches(rows, file.content, rules)
        .map((stretch) => ({
          ...stretch,
          from_ms: Math.max(stretch.from_ms, section.from_ms),
          to_ms: Math.min(stretch.to_ms, section.to_ms),
        }))
        .filter(({ from_ms, to_ms }) => to_ms > from_ms);
      return { stretches: divided(within, station.timezone), rows };
    },
  };
}

/** Long talk as several pieces, each with a title of its own, as the recorder does it. */
function divided(stretches: readonly SourceStretch[], timezone: string): SourceStretch[] {
  return stretches.flatMap((stretch) => {
    const { cart } = stretch;
    if (cart?.kind !== 'talk') return [stretch];
    const pieces: SourceStretch[] = [];
    for (let { from_ms } = stretch; from_ms < stretch.to_ms; from_ms += longest_ms) {
      const title =
        cart.title || unnamedTitle({ default_category: cart.programme || cart.category }, from_ms, timezone);
      const to_ms = Math.min(stretch.to_ms, from_ms + longest_ms);
      pieces.push({ ...stretch, from_ms, to_ms, cart: { ...cart, title } });
    }
    return pieces;
  });
}

function spanOf({ start, end }: CorrectionSource, usual: SpanMs | null): SpanMs {
  const from_ms = start === undefined ? usual?.from_ms : start * 1000;
  const to_ms = end === undefined ? usual?.to_ms : end * 1000;
  if (from_ms === undefined || to_ms === undefined)
    throw invalid('start', 'Give the start and the end of the span.');
  if (to_ms <= from_ms) throw invalid('end', 'The end must be after the start.');
  if (to_ms - from_ms > longestSpan_ms) throw invalid('end', 'Correct at most 48 hours at once.');
  return { from_ms, to_ms };
}

/** The date of a moment in Unix seconds, such as `2026-03-10`. */
function localDate(second: number | undefined, timeZone: string): string | null {
  if (second === undefined) return null;
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(second * 1000);
}

function invalid(field: string, message: string) {
  return fail('request.invalid', { message, fields: { [field]: [message] } });
}
