import { useMemo } from 'react';
import { peakBetween, useLogPage } from '../../../data/logger/index.ts';
import { distinctClock } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { ElapsedTime } from '../../../parts/logger/recording/index.ts';
import { waveLevels } from '../../../ui/wave/wave-levels.ts';
import { Wave } from '../../../ui/wave/wave.tsx';
import { useWords } from '../../../words/use-words.ts';
import { dayMessages } from './day.messages.ts';
import './live-card.css';
import type { LiveEvent } from './day.model.ts';

interface LiveCardProps {
  live: LiveEvent;
  zone: string;
  /** Pixels. */
  width: number;
}

/** The event on air: it grows, and becomes an event of the log when it ends. */
export function LiveCard({ live, zone, width }: LiveCardProps) {
  const messages = useWords(dayMessages);
  return (
    <div role="listitem" className="pk-live-card" style={{ width }}>
      <div className="pk-event-head">
        <span className="pk-event-title">{live.title || messages.untitled}</span>
        <span className="pk-live-length">
          <span className="pk-live-lamp" aria-hidden="true" />
          <ElapsedTime since={live.start} />
        </span>
      </div>
      <div className="pk-event-middle">
        <strong className="pk-live-word">{messages.live}</strong>
        <span className="pk-event-kind">{messages.liveSince(distinctClock(live.start, zone))}</span>
      </div>
      <span className="pk-event-wave">
        <LiveWave start={live.start} />
      </span>
    </div>
  );
}

const columns = 256;
/** Seconds between two readings of the sound. */
const everySeconds = 15;
/** The log has no RMS; this share of the peak looks like it. */
const rmsShare = 0.62;

function LiveWave({ start }: { start: number }) {
  const now = useNow(everySeconds * 1000);
  const end = Math.max(start + everySeconds, Math.floor(now / everySeconds) * everySeconds);
  const { data } = useLogPage({ start, end }, columns);
  const levels = useMemo(() => {
    if (!data) return undefined;
    const pairs = Array.from({ length: columns }, (_, at) => {
      const share = data.columns / columns;
      return peakBetween(data, at * share, (at + 1) * share) ?? { low: 0, high: 0 };
    });
    const highest = pairs.map(({ low, high }) => Math.max(-low, high));
    return waveLevels(
      pairs.map(({ low }) => low),
      highest,
      highest.map((peak) => peak * rmsShare),
    );
  }, [data]);
  return <Wave levels={levels} />;
}
