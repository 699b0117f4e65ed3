import { formatClock } from '../../../host/time/format-duration.ts';
import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const rangeMessages = defineMessages('audio-editor/range', {
  name: 'Range',
  label: 'Range of the day',
  select: 'Select a range',
  from: 'From',
  to: 'To',
  start: 'Start of the range',
  end: 'End of the range',
  order: 'The end must be after the start.',
  notAired: 'This has not aired yet.',
  skipped: 'The clock skips this time on this day.',
  hear: 'Play the range',
  stop: 'Stop the range',
  hearFailed: 'Could not play the range.',
  add: (from: string, to: string) => `Add ${from}–${to}`,
  addFailed: 'Could not add the range.',
  clear: 'Clear the range',
  content: (events: number, missing: number) => {
    const count = events === 0 ? 'No event' : counted(events, 'event', 'events');
    return missing > 0 ? `${count}, ${formatClock(missing)} not recorded` : count;
  },
  added: (from: string, to: string, clips: number, missing: number) => {
    const made = `${from}–${to} is on the timeline as ${counted(clips, 'clip', 'clips')}.`;
    return missing > 0 ? `${made} ${formatClock(missing)} of it was not recorded.` : made;
  },
  changed: (from: string, to: string, length: string) => `Range from ${from} to ${to}, ${length}`,
  cleared: 'Range cleared',
  keys: 'I sets the start of a range, O its end, A adds it, Escape clears it.',
  keyRows: [
    { keys: [['I'], ['O']], does: 'On the waveform of the day: start, end a range here' },
    { keys: [['A'], ['Esc']], does: 'On the waveform of the day: add, clear the range' },
  ],
});
