import { useCallback, useEffect, useRef, useState } from 'react';
import type { TimelineLevels } from '@postkit/sdk/schema';
import { loudnessText } from '../../../parts/episodes/preflight/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { isHtml } from '../../../ui/root/is-element.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useTransport } from '../transport/transport.store.ts';
import type { HeardMeter } from './heard-meter.ts';
import { loudnessMessages } from './loudness.messages.ts';
import './loudness-meter.css';
import type { Loudness } from './loudness.ts';
import { dbfs, meterShare, moveNeedle, type PeakNeedle, restingNeedle } from './meter-scale.ts';

interface LoudnessMeterProps {
  meter: HeardMeter;
  /** Levels of the whole episode, if known. */
  levels: TimelineLevels | undefined;
}

/** Milliseconds between two readings of the numbers; the needles move with each frame. */
const numbersMs = 200;
const silent: Loudness = {
  momentary: Number.NEGATIVE_INFINITY,
  shortTerm: Number.NEGATIVE_INFINITY,
  integrated: Number.NEGATIVE_INFINITY,
};

/** Peak meters with hold and clip mark, and the loudness of what is heard. */
export function LoudnessMeter({ meter, levels }: LoudnessMeterProps) {
  const catalogue = useCatalogue();
  const messages = useWords(loudnessMessages);
  const isPlaying = useTransport(({ status }) => status !== 'paused');
  const { bars, loudness, top, hasClipped, reset } = useReadings(meter, isPlaying);
  const rendered = typeof levels?.loudness === 'number' ? levels.loudness + levels.gain : null;
  const shown = isPlaying ? loudness.shortTerm : (rendered ?? loudness.integrated);
  return (
    <Popover
      placement="top end"
      trigger={{
        label: messages.trigger,
        variant: 'quiet',
        size: 'small',
        className: 'pk-loudness',
        content: (
          <span className="pk-loudness-face" aria-hidden="true">
            <span className="pk-loudness-value">{messages.lufs(shown)}</span>
            <span ref={bars} dir="ltr" className="pk-loudness-bars" data-clipped={hasClipped || undefined}>
              <span className="pk-loudness-bar" />
              <span className="pk-loudness-bar" />
            </span>
          </span>
        ),
      }}
    >
      <h3 className="pk-loudness-title">{messages.heading}</h3>
      {Number.isFinite(loudness.integrated) || isPlaying ? (
        <dl className="pk-loudness-list">
          {(['momentary', 'shortTerm', 'integrated'] as const).map((kind) => (
            <div key={kind}>
              <dt>{messages[kind]}</dt>
              <dd>{messages.lufs(loudness[kind])}</dd>
            </div>
          ))}
          <div>
            <dt>{messages.peak}</dt>
            <dd data-clipped={hasClipped || undefined}>{messages.dbfs(dbfs(top))}</dd>
          </div>
        </dl>
      ) : (
        <p className="pk-loudness-nothing">{messages.nothing}</p>
      )}
      {levels && levels.gain !== 0 && (
        <p className="pk-loudness-leveling">{messages.leveled(loudnessText(levels, catalogue))}</p>
      )}
      {hasClipped && <p className="pk-loudness-clipped">{messages.clipped}</p>}
      <Button size="small" isDisabled={!Number.isFinite(loudness.integrated)} onPress={reset}>
        {messages.reset}
      </Button>
    </Popover>
  );
}

/** Reads the meter with each frame: the bars are moved directly, and the numbers are rendered a few times a second. */
function useReadings(meter: HeardMeter, isPlaying: boolean) {
  const bars = useRef<HTMLSpanElement>(null);
  const needles = useRef<[PeakNeedle, PeakNeedle]>([restingNeedle, restingNeedle]);
  const loudest = useRef(0);
  const [numbers, setNumbers] = useState({ loudness: silent, top: 0, hasClipped: false });

  const show = useCallback(
    (now: number, elapsedMs: number): number => {
      const { peaks, ...loudness } = meter.read();
      needles.current = [
        moveNeedle(needles.current[0], peaks?.[0] ?? 0, now, elapsedMs),
        moveNeedle(needles.current[1], peaks?.[1] ?? 0, now, elapsedMs),
      ];
      loudest.current = Math.max(loudest.current, ...(peaks ?? []));
      for (const [index, { peak, held }] of needles.current.entries()) {
        const bar = bars.current?.children[index];
        if (!isHtml(bar)) continue;
        bar.style.setProperty('--pk-level', String(meterShare(peak)));
        bar.style.setProperty('--pk-held', String(meterShare(held)));
      }
      const [left, right] = needles.current;
      latest.current = { loudness, top: loudest.current, hasClipped: left.hasClipped || right.hasClipped };
      return Math.max(left.peak, right.peak);
    },
    [meter],
  );
  const latest = useRef(numbers);

  useEffect(() => {
    let frame = 0;
    let before = performance.now();
    let rendered = 0;
    const step = (now: number) => {
      const level = show(now, now - before);
      before = now;
      const isOver = !isPlaying && level === 0;
      if (now - rendered > numbersMs || isOver) {
        rendered = now;
        setNumbers(latest.current);
      }
      if (!isOver) frame = requestAnimationFrame(step);
    };
    if (isPlaying || needles.current[0].peak > 0 || needles.current[1].peak > 0)
      frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [show, isPlaying]);

  function reset() {
    meter.reset();
    needles.current = [restingNeedle, restingNeedle];
    loudest.current = 0;
    show(performance.now(), 0);
    setNumbers(latest.current);
  }

  return { bars, ...numbers, reset };
}
