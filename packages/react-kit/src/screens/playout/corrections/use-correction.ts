import { useState } from 'react';
import { isHttpError, type PlayoutCorrectionSource } from '@postkit/sdk';
import type { PlayoutCorrectionPreview } from '@postkit/sdk/schema';
import { usePlayoutCorrection } from '../playout.queries.ts';
import { changingGroups, chosenChanges } from './correction-choice.ts';
import { useCorrectedMessage } from './use-corrected-message.ts';

/** A preview with the source that it is of. */
export interface ShownCorrection {
  readonly source: PlayoutCorrectionSource;
  readonly preview: PlayoutCorrectionPreview;
}

/** The steps of a correction: preview of a source, choice of groups, and the change of the log. */
export function useCorrection({ onApplied }: { onApplied: () => void }) {
  const [shown, setShown] = useState<ShownCorrection | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const showCorrected = useCorrectedMessage();
  const previewing = usePlayoutCorrection(async (client, prepare: () => Promise<PlayoutCorrectionSource>) => {
    const source = await prepare();
    return { source, preview: await client.playout.previewCorrection(source) };
  });
  const applying = usePlayoutCorrection((client, { source, preview }: ShownCorrection) => {
    const chosen = chosenChanges(preview.lines, left);
    const lines = left.size === 0 ? {} : { lines: chosen.map(({ index }) => index) };
    return client.playout.applyCorrection({ ...source, version: preview.version, ...lines });
  });

  function preview(prepare: () => Promise<PlayoutCorrectionSource>): void {
    applying.reset();
    previewing.mutate(prepare, {
      onSuccess(found) {
        setLeft(new Set());
        setShown(found);
      },
    });
  }

  function back(): void {
    applying.reset();
    setShown(null);
  }

  function apply(correction: ShownCorrection): void {
    applying.mutate(correction, {
      onSuccess(applied) {
        showCorrected(applied, chosenChanges(correction.preview.lines, left).length);
        onApplied();
      },
    });
  }

  function toggle(group: number): void {
    const next = new Set(left);
    if (!next.delete(group)) next.add(group);
    setLeft(next);
  }

  return {
    shown,
    left,
    preview,
    back,
    apply,
    toggle,
    toggleAll: (isChosen: boolean) =>
      setLeft(isChosen || !shown ? new Set() : changingGroups(shown.preview.lines)),
    isPreviewing: previewing.isPending,
    isApplying: applying.isPending,
    previewError: previewing.error,
    applyError: applying.error,
    /** The log has changed since the preview. */
    hasLogChanged: isHttpError(applying.error, 409),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
