import { defineMessages } from '../../../words/define-messages.ts';
import type { InspectorTab } from './inspector-tab.ts';

export const inspectorMessages = defineMessages('audio-editor/inspector', {
  label: 'Inspector',
  tabs: 'Inspector',
  tab: {
    clip: 'Clip',
    episode: 'Episode',
    checks: 'Checks',
    library: 'Library',
    upload: 'Upload',
  } satisfies Record<InspectorTab, string>,
  open: {
    clip: 'Open the clip',
    episode: 'Open the episode',
    checks: 'Open the checks',
    library: 'Open the library',
    upload: 'Open uploads',
  } satisfies Record<InspectorTab, string>,
  checksOf: (count: number) => `Checks ${count}`,
  close: 'Close the inspector',
});

export const clipMessages = defineMessages('audio-editor/inspector/clip', {
  label: 'Clip',
  none: 'No clip is selected.',
  hint: 'Select a clip on the timeline to set its ends and fades to the tenth of a second, and its level.',
  ad: 'This is an ad marker.',
  adHint: 'It has no audio of its own. Select a clip to set its ends and fades.',
  length: 'Length',
  aired: (moment: string) => `Aired ${moment}`,
  in: 'In',
  out: 'Out',
  fadeIn: 'Fade in',
  fadeOut: 'Fade out',
  group: { trim: 'Ends of the clip', fades: 'Fades of the clip' },
  apply: { trim: 'Trim', fades: 'Set fades' },
});
