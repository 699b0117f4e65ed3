import type { TimelineItem } from '../../../data/timeline/index.ts';
import type { TimelineState } from './timeline.controller.ts';
import type { TrackAction } from './track-key.ts';

/** Runs the action of a key on an item. Returns whether the key was handled. */
export function runTrackAction(timeline: TimelineState, item: TimelineItem, action: TrackAction): boolean {
  const { shapeActions, canEdit, items } = timeline;
  const isCut =
    action.kind === 'shape' ||
    action.kind === 'level' ||
    action.kind === 'split' ||
    action.kind === 'playhead';
  if (isCut && (!canEdit || item.ads)) return false;
  switch (action.kind) {
    case 'go': {
      const id = items[action.index]?.timelineId;
      if (id !== undefined) (action.extends ? timeline.selectTo : timeline.select)(id);
      break;
    }
    case 'move':
      timeline.move(item, action.by);
      break;
    case 'shape':
      shapeActions.step(item, action.handle, action.byMs);
      break;
    case 'level':
      shapeActions.stepLevel(item, action.byDb);
      break;
    case 'playhead':
      timeline.movePlayhead(item, action.byMs);
      break;
    case 'all':
      timeline.selectAll();
      break;
    case 'cancel':
      if (shapeActions.cancel()) return true;
      if (timeline.selection.ids.size === 0) return false;
      timeline.select(null);
      return true;
    case 'edit':
      // Enter applies a pending trim or fade first.
      if (!shapeActions.apply()) timeline.edit(item);
      break;
    default:
      timeline[action.kind](item);
  }
  return true;
}
