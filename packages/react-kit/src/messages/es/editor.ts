import type { AreaMessages } from '../areas.ts';
import { audioDay } from './audio-day.ts';
import { audioEditor } from './audio-editor.ts';
import { audioTimeline } from './audio-timeline.ts';
import { evidenceStretch } from './evidence-stretch.ts';
import { transcripts } from './transcripts.ts';

export const editor: AreaMessages<'editor'> = {
  ...audioDay,
  ...audioEditor,
  ...audioTimeline,
  ...evidenceStretch,
  ...transcripts,
};
