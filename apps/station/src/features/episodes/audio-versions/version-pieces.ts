import type { PieceChanges } from '@postkit/sdk/schema';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';

/** A piece of the timeline of a version. */
export interface VersionPiece {
  /** Id of its event. */
  readonly id: number;
  readonly title: string;
  readonly seconds: number;
}

export function versionPieces(
  audioEvents: Pick<AudioEvents, 'durationOf'>,
  events: readonly AudioEventRow[],
): VersionPiece[] {
  return events.map((event) => ({
    id: event.id,
    title: event.title,
    seconds: audioEvents.durationOf(event),
  }));
}

/** How the pieces of a version differ from those of the version before. */
export function changesOfPieces(
  before: readonly VersionPiece[],
  after: readonly VersionPiece[],
): PieceChanges {
  const [was, is] = [idsOf(before), idsOf(after)];
  const lengths = new Map(before.map(({ id, seconds }) => [id, seconds]));
  const kept = after.filter(({ id }) => was.has(id));
  const order = (pieces: readonly VersionPiece[], others: ReadonlySet<number>) =>
    pieces
      .map(({ id }) => id)
      .filter((id) => others.has(id))
      .join(',');
  return {
    added: titlesOf(after.filter(({ id }) => !was.has(id))),
    removed: titlesOf(before.filter(({ id }) => !is.has(id))),
    edited: titlesOf(
      kept.filter(({ id, seconds }) => Math.abs(seconds - (lengths.get(id) ?? seconds)) >= 0.01),
    ),
    reordered: order(before, is) !== order(after, was),
  };
}

function idsOf(pieces: readonly VersionPiece[]): Set<number> {
  return new Set(pieces.map(({ id }) => id));
}

function titlesOf(pieces: readonly VersionPiece[]): string[] {
  return [...new Set(pieces.map(({ title }) => title))];
}
