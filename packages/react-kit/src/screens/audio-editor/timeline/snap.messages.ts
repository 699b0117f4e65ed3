import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { defineMessages } from '../../../words/define-messages.ts';
import type { SnapTarget } from '../timeline-model/snap.ts';

const names = { join: 'Join', playhead: 'Playhead', silence: 'Silence', second: 'Whole second' } as const;

function short({ kind, name = '' }: SnapTarget): string {
  return kind === 'event' ? `${name} starts` : names[kind];
}

export const snapMessages = defineMessages('audio-editor/timeline/snap', {
  toggle: 'Snap to joins, silences and seconds (Alt suspends it)',
  short,
  snapped: (target: SnapTarget) => `${formatTenths(target.ms)}, ${short(target)}`,
});
