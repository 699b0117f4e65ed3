import { counted } from '../../../words/counted.ts';
import { defineMessages } from '../../../words/define-messages.ts';

export const replaceAudioMessages = defineMessages('episodes/replace-audio', {
  title: 'Replace audio',
  intro: {
    published:
      'Listeners keep the current audio until the new one is ready. Date, address and texts stay, and Audio versions keeps the current audio.',
    scheduled: 'Date, address and texts stay.',
  },
  loading: 'Loading the episode',
  loadFailed: 'Could not load the episode.',
  ended: 'This episode is no longer published or scheduled. Edit it to change its audio.',
  now: 'Current',
  next: 'New',
  listenNow: 'The current audio',
  listenNext: 'The new audio',
  file: 'New audio file',
  fileHelp: 'mp3, wav, flac, m4a, ogg and others',
  notAudio: (name: string) => `“${name}” is no audio file. Choose one audio file.`,
  another: 'Choose another file',
  length: (length: string) => `Length ${length}`,
  unknownLength: 'Length not known yet',
  upload: 'Upload',
  encode: 'Preparing the audio',
  waiting: {
    offline: 'Waits for the network. The upload then continues by itself.',
    paused: 'The upload waits for you to sign in again.',
    'file-needed': 'The file changed on this computer. Choose it again.',
    queued: 'Waits for other uploads.',
  },
  failed: (reason: string) => `The new audio cannot be used: ${reason}.`,
  silent: 'The new file contains only silence.',
  oppositePhase: 'The two channels of the new file are in opposite phase: mono players hear nothing.',
  ready: 'The new audio is ready. Listen to it, then press Update.',
  adsDropped: (count: number) =>
    `${counted(count, 'ad marker', 'ad markers')} inside the current audio will be removed.`,
  chaptersKept: (count: number) =>
    `${counted(count, 'chapter keeps its time', 'chapters keep their times')}. Check that they still fit.`,
  chaptersDropped: (count: number) =>
    `${counted(count, 'chapter', 'chapters')} after the end of the new audio will be removed.`,
  cancel: 'Cancel',
  update: 'Update',
  updating: 'Updating...',
  updateFailed: 'Could not replace the audio.',
  conflictTitle: 'Another user saved this episode',
  conflict: (name: string, moment: string) =>
    `${name} saved it ${moment}. Keep mine replaces the audio of that version and keeps its texts.`,
  unknownUser: 'Another user',
  done: 'Audio replaced.',
  doneDetails: {
    published: (name: string) =>
      `Listeners of “${name}” get the audio from before until the new one is ready.`,
    scheduled: (name: string) => `“${name}” goes out with the new audio.`,
  },
});
