import { memo, useMemo } from 'react';
import { type LevelledEvent, useEventLevels, usePartLevels } from '../../../data/audio-events/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import type { EnvelopePoint } from '../../../ui/wave/wave-columns.ts';
import type { WaveLevels } from '../../../ui/wave/wave-levels.ts';
import { Wave } from '../../../ui/wave/wave.tsx';
import { envelopeWithin, itemEnvelope } from '../timeline-model/item-envelope.ts';
import { shapeOf } from '../timeline-model/item-shape.ts';
import { tileMs, type WaveTile, waveTiles } from '../timeline-model/wave-tiles.ts';
import { SampleTile } from './sample-tile.tsx';
import { useItemSound } from './track-sounds.ts';
import { usePendingShape } from './use-pending-shape.ts';
import type { TrackView } from './use-track-view.ts';

interface ClipProps {
  item: TimelineItem;
  /** CSS pixels; of an item on the track that is not wide, at least as many as it has. */
  width: number;
  color: string;
}

interface ClipSoundProps extends ClipProps {
  opacity: number;
  /** The visible part of the item, in pixels from its start; only wide items need it. */
  view: TrackView | null;
}

/** Pixels above which the sound of an item is drawn in tiles. */
export const wideClip = 2048;
/** The station's peaks have 10 ms; below this many milliseconds per tile the samples are decoded. */
const sampledTileMs = 2048;

/** A width to draw an item for: nearby scales share it, so that zooming draws rarely. */
export function drawnWidth(width: number): number {
  return width > wideClip ? width : Math.min(wideClip, 2 ** Math.ceil(Math.log2(Math.max(1, width))));
}

/** The sound of an item, bent by its fades. */
export const ClipWave = memo(function ClipWave({ item, width, color }: ClipProps) {
  const { levels, envelope } = useClip(item, width);
  return <Wave {...{ levels, envelope, color }} />;
});

/** The sound of an item on the track: the track draws it, or if it is wide, its tiles do. */
export const ClipSound = memo(function ClipSound({ item, width, color, opacity, view }: ClipSoundProps) {
  const { event, levels, envelope } = useClip(item, width);
  const isTiled = event !== null && view !== null;
  useItemSound(
    item.timelineId,
    useMemo(
      () => (isTiled ? null : { levels, envelope, color, opacity }),
      [isTiled, levels, envelope, color, opacity],
    ),
  );
  if (!isTiled) return null;
  const scale = (width / event.durationMs) * 1000;
  return waveTiles(event.durationMs, scale, view.from, view.to).map((tile) => (
    <Tile key={`${tile.fromMs}-${tile.toMs}`} {...{ event, tile, scale, envelope, color, levels }} />
  ));
});

function useClip(item: TimelineItem, width: number) {
  const { eventId, durationMs, processing } = item;
  const pending = usePendingShape(item);
  const envelope = useMemo(() => itemEnvelope(item, pending ?? shapeOf(item)), [item, pending]);
  const event = useMemo(
    () => (eventId === null || processing ? null : { id: eventId, durationMs }),
    [eventId, durationMs, processing],
  );
  const levels = useEventLevels(event, Math.min(width, wideClip));
  return { event, envelope, levels };
}

interface TileProps {
  event: LevelledEvent;
  tile: WaveTile;
  /** Pixels a second. */
  scale: number;
  envelope: readonly EnvelopePoint[];
  color: string;
  /** The levels of the whole event, drawn until the tile has its own. */
  levels: WaveLevels | undefined;
}

function Tile({ event, tile, scale, envelope, color, levels }: TileProps) {
  const { durationMs } = event;
  const toMs = Math.min(tile.toMs, durationMs);
  const isSampled = tileMs(scale) < sampledTileMs;
  const fine = usePartLevels(isSampled ? null : event, { start: tile.fromMs, end: toMs });
  const [from, to] = [tile.fromMs / durationMs, toMs / durationMs];
  const within = useMemo(() => envelopeWithin(envelope, from, to), [envelope, from, to]);
  const width = ((toMs - tile.fromMs) / 1000) * scale;
  const coarse = fine ? { levels: fine } : { levels, from, to };
  return (
    <span className="pk-clip-tile" style={{ left: (tile.fromMs / 1000) * scale, width }}>
      {isSampled ? (
        <SampleTile
          eventId={event.id}
          fromMs={tile.fromMs}
          toMs={toMs}
          scale={scale}
          envelope={within}
          color={color}
        >
          <Wave {...{ levels, from, to, color, width }} envelope={within} />
        </SampleTile>
      ) : (
        <Wave {...coarse} {...{ color, width }} envelope={within} />
      )}
    </span>
  );
}
