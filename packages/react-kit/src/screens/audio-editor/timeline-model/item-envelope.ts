import { playedGain, type PlayedAudio } from '../../../data/audio-events/index.ts';
import type { EnvelopePoint } from '../../../ui/wave/wave-columns.ts';
import type { Shape } from './item-shape.ts';

/** Milliseconds beside a bend at which the gain is read, because levels change in steps. */
const beside = 0.01;

/** The gain over an item by its fades and levels, as shares of its length; empty if it plays as recorded. */
export function itemEnvelope(
  item: PlayedAudio,
  { startMs, endMs, fadeInMs, fadeOutMs, gainDb }: Shape,
): EnvelopePoint[] {
  const { durationMs, innerFades, innerLevels = [] } = item;
  const level = gainDb ?? item.gainDb ?? 0;
  const isPlain =
    fadeInMs === 0 && fadeOutMs === 0 && level === 0 && innerFades.length === 0 && innerLevels.length === 0;
  if (durationMs === 0 || isPlain) return [];
  const kept: PlayedAudio = {
    durationMs: endMs - startMs,
    fadeInMs,
    fadeOutMs,
    innerFades,
    innerLevels,
    gainDb: level,
  };
  const inner = [...innerFades, ...innerLevels].flatMap(({ start, end }) => [start, end]);
  const bends = new Set([startMs, startMs + fadeInMs, endMs - fadeOutMs, endMs, ...inner]);
  return [...bends]
    .toSorted((a, b) => a - b)
    .flatMap((ms) =>
      [ms - beside, ms + beside].map((at): EnvelopePoint => [ms / durationMs, playedGain(kept, at, startMs)]),
    );
}

/** The same gains over a part of an item, whose ends are shares of its length. */
export function envelopeWithin(
  envelope: readonly EnvelopePoint[],
  from: number,
  to: number,
): EnvelopePoint[] {
  return envelope.map(([position, gain]) => [(position - from) / (to - from), gain] as const);
}
