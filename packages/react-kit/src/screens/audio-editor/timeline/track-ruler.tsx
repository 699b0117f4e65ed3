import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { useStores } from '../../../host/stores.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { useWords } from '../../../words/use-words.ts';
import { rulerTicks } from '../timeline-model/ruler-ticks.ts';
import { msAt, type TrackLayout } from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';
import './track-ruler.css';
import { timelineMessages } from './timeline.messages.ts';
import type { TrackView } from './use-track-view.ts';

interface TrackRulerProps {
  layout: TrackLayout;
  view: TrackView;
  /** Moves the playhead to a moment of the episode in milliseconds. `snaps`: to what is near. */
  onSeek: (ms: number, snaps: boolean) => void;
  onSeekEnd: () => void;
}

const keySteps: Record<string, number> = {
  ArrowRight: 1000,
  ArrowUp: 1000,
  ArrowLeft: -1000,
  ArrowDown: -1000,
  PageUp: 10_000,
  PageDown: -10_000,
};

/** The times of the episode; pressing or dragging along them moves the playhead. */
export function TrackRuler({ layout, view, onSeek, onSeekEnd }: TrackRulerProps) {
  const stores = useStores();
  const messages = useWords(timelineMessages);
  const [isHeld, setHeld] = useState(false);
  const ticks = useMemo(() => rulerTicks(layout, view.from, view.to), [layout, view.from, view.to]);
  // Rendered once a second.
  const seconds = useTransport(({ positionMs }) => Math.floor(positionMs / 1000));

  function seek(event: PointerEvent<HTMLElement>) {
    onSeek(msAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left), !event.altKey);
  }

  function onKeyDown(event: KeyboardEvent) {
    const now = useTransport.in(stores).getState().positionMs;
    const step = keySteps[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? layout.totalMs
          : step === undefined
            ? null
            : now + step * (event.shiftKey ? 0.1 : 1);
    if (to === null) return;
    event.preventDefault();
    onSeek(Math.min(layout.totalMs, Math.max(0, to)), false);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={messages.position}
      aria-valuemin={0}
      aria-valuemax={Math.round(layout.totalMs / 1000)}
      aria-valuenow={seconds}
      aria-valuetext={formatTenths(seconds * 1000)}
      className="pk-ruler"
      style={{ width: layout.width }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
        seek(event);
      }}
      onPointerMove={(event) => isHeld && seek(event)}
      onPointerUp={() => {
        setHeld(false);
        onSeekEnd();
      }}
      onPointerCancel={() => {
        setHeld(false);
        onSeekEnd();
      }}
    >
      {ticks.map(({ at, x, label }) => (
        <span key={at} className="pk-ruler-tick" data-small={label === '' || undefined} style={{ left: x }}>
          {label}
        </span>
      ))}
    </div>
  );
}
