import type { Stretch } from './logger.repository.ts';

/**
 * Stretches in order, in whole seconds that contain them. A second that two of them share belongs to the first one, so that none
 * overlap; a stretch within such a second is left out.
 */
export function inSeconds<Given extends Stretch>(stretches: readonly Given[]) {
  let until = 0;
  return stretches.flatMap(({ from_ms, to_ms, ...rest }) => {
    const start = Math.max(until, Math.floor(from_ms / 1000));
    const end = Math.ceil(to_ms / 1000);
    if (end <= start) return [];
    until = end;
    return [{ start, end, ...rest }];
  });
}
