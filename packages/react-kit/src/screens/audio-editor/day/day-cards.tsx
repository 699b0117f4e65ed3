import { useCallback, useMemo } from 'react';
import type { LogGap } from '@postkit/sdk/schema';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import type { BroadcastState } from './broadcast.controller.ts';
import { DayList } from './day-list.tsx';
import type { DayState } from './day.controller.ts';
import { gapsBetweenCards } from './day.model.ts';

/** The listed events of a day as cards, with its gaps between them. */
export function DayCards({
  day,
  broadcast,
  isPhone,
}: {
  day: DayState;
  broadcast: BroadcastState;
  isPhone: boolean;
}) {
  const { filters, hours, events, isFiltered, search, colors, zone, playingId } = day;
  const { gaps, marks, live, shown, current, goToRepeat, playFrom } = broadcast;
  const store = useEditorStore();
  const picked = useEditor((state) => state.picked);
  const isDragging = useCallback(() => store.getState().dragged > 0, [store]);
  const cardGaps = useMemo(
    (): readonly LogGap[] => gapsBetweenCards(gaps, hours, filters),
    [gaps, hours, filters],
  );
  return (
    <DayList
      {...{ events, isFiltered, search, colors, zone, playingId, marks, shown }}
      areRows={isPhone}
      gaps={cardGaps}
      live={isFiltered ? null : live}
      currentId={current?.id ?? null}
      {...{ picked, isDragging }}
      onAdd={day.add}
      onPlay={day.play}
      onGoTo={goToRepeat}
      onPlayFrom={playFrom}
    />
  );
}
