import { memo, type PointerEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useEventsLevels } from '../../../data/audio-events/index.ts';
import type { CategoryColors } from '../../../data/categories/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useThemeTurn } from '../../../ui/wave/theme-turn.ts';
import { type CanvasDrawing, useCanvas } from '../../../ui/wave/use-canvas.ts';
import { waveColumns } from '../../../ui/wave/wave-columns.ts';
import type { WaveLevels } from '../../../ui/wave/wave-levels.ts';
import { fittedLayout, msAt, type TrackLayout, xAt } from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';
import { type TrackZoom, useZoomState } from './use-track-zoom.ts';
import './track-overview.css';

interface TrackOverviewProps {
  items: readonly TimelineItem[];
  colors: CategoryColors;
  layout: TrackLayout;
  zoom: TrackZoom;
}

/** dB of full scale at the bottom of the line. */
const floor = -50;

/**
 * The loudness of the whole episode as a line. When the track is zoomed in, a window shows the visible part, and dragging moves it.
 * For the pointer only: keys scroll the track by its items, its ruler and the zoom.
 */
export function TrackOverview({ items, colors, layout, zoom }: TrackOverviewProps) {
  const { scroller, width } = zoom;
  const { isFitted } = useZoomState(zoom);
  const whole = useMemo(() => fittedLayout(items, width), [items, width]);

  function scrollTo(event: PointerEvent<HTMLElement>) {
    if (!scroller || isFitted || event.buttons === 0) return;
    const ms = msAt(whole, event.clientX - event.currentTarget.getBoundingClientRect().left);
    scroller.scrollTo({ left: xAt(layout, ms) - width / 2 });
  }

  return (
    <div
      className="pk-overview"
      dir="ltr"
      data-zoomed={!isFitted || undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        scrollTo(event);
      }}
      onPointerMove={scrollTo}
    >
      <Whole {...{ items, colors, whole }} />
      {!isFitted && scroller && <View {...{ layout, whole, scroller, width }} />}
    </div>
  );
}

interface WholeProps {
  items: readonly TimelineItem[];
  colors: CategoryColors;
  whole: TrackLayout;
}

/** The colour of each item, and the line over all of them. */
const Whole = memo(function Whole({ items, colors, whole }: WholeProps) {
  const events = useMemo(
    () =>
      items.map(({ eventId, durationMs, processing }, index) => ({
        id: eventId ?? 0,
        durationMs: processing || eventId === null ? 0 : durationMs,
        length: whole.places[index]?.width ?? 0,
      })),
    [items, whole],
  );
  const levels = useEventsLevels(events, whole.width);
  return (
    <>
      {items.map(({ timelineId, ads, category }, index) => {
        const place = whole.places[index];
        if (ads || !place) return null;
        return (
          <span
            key={timelineId}
            className="pk-overview-item"
            data-color={colors(category)}
            style={{ left: place.offset, width: place.width }}
          />
        );
      })}
      <LoudnessLine levels={levels} width={whole.width} />
    </>
  );
});

/** The visible part of the track, and the playhead. */
function View({
  layout,
  whole,
  scroller,
  width,
}: {
  layout: TrackLayout;
  whole: TrackLayout;
  scroller: HTMLElement;
  width: number;
}) {
  const left = useScrollLeft(scroller);
  const playheadX = useTransport(({ positionMs }) => Math.round(xAt(whole, positionMs)));
  const at = (x: number) => xAt(whole, msAt(layout, x));
  return (
    <>
      <span
        className="pk-overview-window"
        style={{ left: at(left), width: Math.max(4, at(left + width) - at(left)) }}
      />
      <span className="pk-overview-playhead" style={{ transform: `translateX(${playheadX}px)` }} />
    </>
  );
}

function LoudnessLine({ levels, width }: { levels: WaveLevels | undefined; width: number }) {
  const turn = useThemeTurn();
  const draw = useCallback<CanvasDrawing>(
    (pen, { width: wide, height, ratio }, canvas) => {
      pen.clearRect(0, 0, wide, height);
      if (!levels) return;
      const { rms } = waveColumns(levels, wide, { from: 0, to: 1, envelope: [] });
      pen.strokeStyle = getComputedStyle(canvas).color;
      pen.lineWidth = 1.25 * ratio;
      pen.beginPath();
      for (const [x, level] of rms.entries()) {
        const db = level > 0 ? 20 * Math.log10(level) : floor;
        const y = height * Math.min(1, Math.max(0, db / floor));
        if (x === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
      pen.stroke();
    },
    // The colour depends on the theme.
    // oxlint-disable-next-line react/exhaustive-deps
    [levels, turn],
  );
  const canvas = useCanvas(draw, 'idle', width);
  return <canvas ref={canvas} className="pk-overview-line" style={{ width }} aria-hidden="true" />;
}

/** The scroll position of an element in CSS pixels, at most once per frame. */
function useScrollLeft(scroller: HTMLElement): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      setLeft(scroller.scrollLeft);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  return left;
}
