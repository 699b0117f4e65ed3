import { defineMessages } from '../../words/define-messages.ts';
/** Texts of the audio editor. Texts that the specification quotes are copied exactly. */
export const audioEditorMessages = defineMessages('audio-editor', {
  title: 'Audio',
  name: 'Audio Editor',
  leave: 'Are you sure you want to leave?',
  loading: 'Loading the audio editor',
  failed: 'The audio editor could not be opened.',
  invalidEpisode: {
    name: 'Invalid Episode',
    details: "Couldn't find the episode you're attempting to access.",
  },
  retrieveEpisode: 'Could not retrieve episode.',
  restored: (when: string | null) =>
    when === null ? 'We restored your draft.' : `We restored your draft from ${when}.`,
  discard: 'Discard',
  discardTitle: 'Discard this draft?',
  keepEditing: 'Keep editing',
  opening: 'Opening the show',
  deleted:
    'This episode was deleted after you opened it. Your work is still here: press Finish to save it as a new episode.',
  outdated: (who: string) => `${who || 'Another user'} saved this episode after you opened it.`,
  reload: 'Load their version',
  reloadTitle: 'Load their version?',
  reloadText: 'Your changes here are lost.',
  keys: 'Timeline, while it has the focus',
  commands: {
    group: 'Actions',
    upload: { label: 'Upload audio', words: 'file import library mp3 wav' },
    library: { label: 'Open the library', words: 'uploads files inspector' },
  },
});
