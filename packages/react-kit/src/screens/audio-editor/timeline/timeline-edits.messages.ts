import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { defineMessages } from '../../../words/define-messages.ts';

/** Keyboard shortcuts in the help of the timeline. */
export const keyHelpMessages = defineMessages('audio-editor/timeline/timeline-edits', {
  trigger: 'Keyboard',
  rows: [
    { keys: [['←'], ['→'], ['Home'], ['End']], does: 'Move between items' },
    {
      keys: [
        ['Shift', '→'],
        ['Ctrl', 'A'],
      ],
      does: 'Select several, select all',
    },
    {
      keys: [
        ['Alt', '←'],
        ['Alt', '→'],
      ],
      does: 'Move',
    },
    { keys: [['Space'], ['Enter']], does: 'Play, open the waveform' },
    { keys: [['J'], ['K'], ['L']], does: 'Play the timeline: back 5 s, pause, play and faster' },
    { keys: [['Esc'], ['Space']], does: 'Select nothing, then play the timeline' },
    { keys: [['+'], ['−'], ['0']], does: 'Zoom in, out, show everything' },
    { keys: [['Delete']], does: 'Remove' },
    { keys: [['Ctrl', 'D']], does: 'Duplicate' },
    {
      keys: [
        ['Ctrl', 'X'],
        ['Ctrl', 'C'],
        ['Ctrl', 'V'],
      ],
      does: 'Cut, copy, paste',
    },
    {
      keys: [
        ['Ctrl', 'Z'],
        ['Ctrl', 'Shift', 'Z'],
      ],
      does: 'Undo, redo',
    },
  ],
  editRows: [
    { keys: [[','], ['.']], does: 'Move the playhead back, forward by 1 s' },
    { keys: [['S']], does: 'Split at the playhead' },
    { keys: [['['], [']']], does: 'Trim the start, the end by 1 s' },
    { keys: [['I'], ['O']], does: 'Lengthen the fade in, fade out by 1 s' },
    { keys: [['V']], does: 'Raise the level by 1 dB' },
    { keys: [['Shift']], does: 'Use steps of 0.1 s or 0.5 dB' },
    { keys: [['Alt']], does: 'Undo a trim, shorten a fade, lower the level' },
    { keys: [['Enter'], ['Esc']], does: 'Apply now, cancel' },
  ],
});

/** The timeline as a table. */
export const listMessages = defineMessages('audio-editor/timeline/timeline-edits/list', {
  label: 'Timeline as a list',
  pages: 'Pages of the timeline',
  number: '#',
  title: 'Title',
  start: 'Starts at',
  length: 'Length',
  fades: 'Fades',
  actions: 'Actions',
  noFades: 'None',
  fadeIn: (ms: number) => `In ${formatTenths(ms)}`,
  fadeOut: (ms: number) => `Out ${formatTenths(ms)}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  split: (name: string) => `Split ${name}…`,
  duplicate: (name: string) => `Duplicate ${name}`,
  trim: (name: string) => `Trim ${name}…`,
  fade: (name: string) => `Fades of ${name}…`,
});

/** Dialogs that ask for a place or a length. */
export const itemDialogMessages = defineMessages('audio-editor/timeline/timeline-edits/item-dialog', {
  titles: {
    split: (name: string) => `Split ${name}`,
    trim: (name: string) => `Trim ${name}`,
    fades: (name: string) => `Fades of ${name}`,
  },
  confirm: { split: 'Split', trim: 'Trim', fades: 'Apply' },
  at: 'Split at',
  from: 'Keep from',
  until: 'Keep until',
  fadeIn: 'Fade in',
  fadeOut: 'Fade out',
  help: (min: number, max: number) => `mm:ss.t, from ${formatTenths(min)} to ${formatTenths(max)}`,
  unread: 'Enter a time as mm:ss.t, such as 01:02.5.',
  outside: (min: number, max: number) => `Choose a time from ${formatTenths(min)} to ${formatTenths(max)}.`,
  order: 'The end must be after the start.',
  both: 'The two fades together are longer than the audio.',
});
