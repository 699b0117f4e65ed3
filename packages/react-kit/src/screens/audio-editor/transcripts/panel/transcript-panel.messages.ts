import { formatClock } from '../../../../host/time/format-duration.ts';
import { counted } from '../../../../words/counted.ts';
import { defineMessages } from '../../../../words/define-messages.ts';

const words = (count: number) => counted(count, 'word', 'words');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export const panelMessages = defineMessages('transcripts/panel/transcript-panel', {
  transcript: 'Transcript',
  loading: 'Loading the transcript',
  failed: 'Could not load the transcript.',
  empty: 'No transcript yet',
  emptyText: 'Import an SRT or VTT file, and every word becomes a place in the audio.',
  emptyService:
    'Transcribe the audio, or import an SRT or VTT file. Every word becomes a place in the audio.',
  transcribe: 'Transcribe',
  import: 'Import a file',
  importing: 'Importing',
  imported: (count: number) => `${words(count)} imported. Every copy of this audio has them.`,
  waiting: 'Waiting for the speech service',
  transcribing: 'Transcribing',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Try again',
  estimated: 'Estimated times',
  estimatedHelp: 'The times of these words are estimated from the text. Listen before you cut.',
  captions: 'Caption times',
  captionsHelp: 'Each caption is timed; the words in it are placed by their length.',
  search: 'Find words',
  hits: (index: number | null, count: number) =>
    count === 0 ? 'Not found' : `${(index ?? 0) + 1} of ${count}`,
  previous: 'Previous place',
  next: 'Next place',
  select: 'Select words',
  selected: (count: number, start: number, end: number) =>
    `${words(count)}, ${formatClock(start / 1000)} to ${formatClock(end / 1000)} (${seconds(end - start)})`,
  cut: 'Cut words',
  clip: 'Make clip',
  more: 'More about the transcript',
  download: (format: string) => `Download as ${format}`,
  nameSpeakers: 'Name speakers',
  speakersText: 'A name holds wherever this audio is used.',
  speaker: (label: string) => `Name of ${label}`,
  save: 'Save',
  cleanUp: 'Clean up',
  fillers: (count: number, ms: number) => `${counted(count, 'filler word', 'filler words')} (${seconds(ms)})`,
  silences: (count: number, ms: number) => `${counted(count, 'pause', 'pauses')} (${seconds(ms)})`,
  fillerWords: 'Filler words',
  fillerHelp: 'Separate words and phrases with commas.',
  shortest: 'Shortest pause, ms',
  measuring: 'Listening for pauses',
  unmeasured: 'Could not read the levels of the audio.',
  remove: (count: number, ms: number) => `Remove ${count} (${seconds(ms)})`,
  nothing: 'Nothing to remove',
  wholeClip: 'That is the whole clip. Remove the clip from the timeline instead.',
  importFailed: 'Could not import the file.',
  speakersFailed: 'Could not save the names.',
  transcribeFailed: 'Could not start the transcription.',
});
