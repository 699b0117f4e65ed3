import type { Fades } from '../../../domain/timeline/fades.ts';

export interface FadeRampsProps {
  fades: Fades;
  /** Pixels a millisecond. */
  scale: number;
  /** Pixels from the edges of the item to where it begins and ends. */
  start?: number;
  end?: number;
}

/** What fades keep silent of an item: a wedge over each end. */
export function FadeRamps({ fades, scale, start = 0, end = 0 }: FadeRampsProps) {
  return (
    <>
      {fades.fadeInMs > 0 && <span className="pk-fade" data-side="in" style={{ left: start, width: fades.fadeInMs * scale }} />}
      {fades.fadeOutMs > 0 && <span className="pk-fade" data-side="out" style={{ right: end, width: fades.fadeOutMs * scale }} />}
    </>
  );
}
