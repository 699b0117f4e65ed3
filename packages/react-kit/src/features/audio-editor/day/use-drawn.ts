import { useEffect, useState } from 'react';
import { inQuietMoment, tellsQuietMoments } from './quiet-moments.ts';

/** Whether something is drawn whole: from the start, or else as soon as there is time for it. */
export function useDrawn(isFromStart: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isFromStart || !tellsQuietMoments());
  useEffect(() => (isDrawn ? undefined : inQuietMoment(() => setDrawn(true))), [isDrawn]);
  return isDrawn;
}
