import { defineMessages } from '../../../words/define-messages.ts';
export const dragMessages = defineMessages('audio-editor/drag', {
  instructions:
    'Press Space to pick up. Arrow keys choose a position on the timeline, Space drops, Escape cancels.',
  picked: (name: string) => `Picked up ${name}. Arrow keys choose a position on the timeline.`,
  place: (name: string, position: number, count: number) => `${name}: position ${position} of ${count}`,
  outside: (name: string) => `${name} is not over the timeline`,
  dropped: (name: string, position: number) => `${name} dropped at position ${position}`,
  cancelled: (name: string) => `Drag of ${name} cancelled`,
});
