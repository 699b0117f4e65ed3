import { framesToMs } from '../../audio/index.ts';

/** Beyond it the clock was turned back: following the log would date new audio wrongly. */
const mostAheadMs = 60_000;

/**
 * Where a recording continues after the last stored segment; undefined if it does not continue the log.
 * The log may end after `now`, because a busy machine places a server's opening burst late.
 * @param now Unix milliseconds
 */
export function resumePoint(
  last: { started_at_ms: number; frames: number } | null,
  now: number,
): number | undefined {
  if (last === null) return undefined;
  const end_ms = last.started_at_ms + framesToMs(last.frames);
  return end_ms - now <= mostAheadMs ? end_ms : undefined;
}
