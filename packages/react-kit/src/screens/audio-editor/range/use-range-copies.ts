import { useCallback, useRef } from 'react';
import type { LogCopy } from '@postkit/sdk/schema';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { Span } from '../day/strip-window.ts';

/** Seconds of a range that are neither copied nor reported as missing, from which on the station still stores its end. */
const tolerance = 1;

/** Copies a range of the broadcast on the station. Hearing a range and adding it use the same copies. */
export function useRangeCopies(): (range: Span) => Promise<LogCopy> {
  const { client } = usePostKit();
  const last = useRef<{ range: Span; copy: LogCopy } | null>(null);
  return useCallback(
    async (range) => {
      const known = last.current;
      if (known?.range.start === range.start && known.range.end === range.end) return known.copy;
      const copy = await client.logger.copy(range.start, range.end);
      last.current = isComplete(copy, range) ? { range, copy } : null;
      return copy;
    },
    [client],
  );
}

function isComplete({ events, missing }: LogCopy, { start, end }: Span): boolean {
  const heard = events.reduce((sum, { duration }) => sum + duration, 0);
  const lost = missing.reduce((sum, gap) => sum + Math.min(gap.end, end) - Math.max(gap.start, start), 0);
  return end - start - heard - lost < tolerance;
}
