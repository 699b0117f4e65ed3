import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LogPage, loggerQueries } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { waveLevels } from '../../../ui/wave/wave-levels.ts';
import { Wave } from '../../../ui/wave/wave.tsx';
import { useWords } from '../../../words/use-words.ts';
import { firstRunMessages } from './first-run.messages.ts';

const seconds = 60;
const columns = 4 * seconds;
/** The recorder stores a segment every five seconds. */
const everyMs = 2500;
const stepSeconds = 5;

/** The waveform of the last minute of the log, as its segments are stored. */
export function GrowingWave() {
  const messages = useWords(firstRunMessages).record;
  const { client } = usePostKit();
  const end = Math.ceil(useNow(everyMs) / stepSeconds) * stepSeconds;
  const { data: page } = useQuery({
    ...loggerQueries.page(client, { start: end - seconds, end }, columns),
    refetchInterval: everyMs,
  });
  const levels = useMemo(() => page && levelsOf(page), [page]);
  const stored = page ? storedSeconds(page) : 0;
  return (
    <div className="pk-first-run-wave" data-deck>
      <div role="img" aria-label={`${messages.wave}: ${messages.stored(stored)}`}>
        {stored > 0 ? <Wave levels={levels} when="now" /> : <p>{messages.waiting}</p>}
      </div>
    </div>
  );
}

/** Share of a peak that its RMS usually has. */
const usualRms = 0.6;

function levelsOf({ pairs, columns }: LogPage) {
  const lows = Int8Array.from({ length: columns }, (_, column) =>
    isStored(pairs, column) ? (pairs[2 * column] ?? 0) : 0,
  );
  const highs = Int8Array.from({ length: columns }, (_, column) =>
    isStored(pairs, column) ? (pairs[2 * column + 1] ?? 0) : 0,
  );
  const rms = lows.map((low, column) => Math.round(Math.max(-low, highs[column] ?? 0) * usualRms));
  return waveLevels(lows, highs, rms);
}

function storedSeconds({ pairs, columns }: LogPage): number {
  let stored = 0;
  for (let column = 0; column < columns; column += 1) if (isStored(pairs, column)) stored += 1;
  return Math.round((stored / columns) * seconds);
}

/** The lowest sample of a column without audio is above the highest. */
function isStored(pairs: Int8Array, column: number): boolean {
  return (pairs[2 * column] ?? 1) <= (pairs[2 * column + 1] ?? 0);
}
