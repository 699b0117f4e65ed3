import { useEffect } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { lazyContent } from '../../host/lazy-section.tsx';
import { withWords } from '../../host/with-words.tsx';
import { SpinnerRing } from '../../ui/spinner/spinner.tsx';
import { useWords } from '../../words/use-words.ts';
import { type AudioEditorProps, useAudioEditor } from './audio-editor.controller.ts';
import './audio-editor.css';
import './drafts/drafts.css';
import { audioEditorMessages } from './audio-editor.messages.ts';
import { EditorPlaceholder } from './editor-placeholder.tsx';

// Loads beside the shows, the episode and the draft.
const Editor = lazyContent(
  () => import('./editor.tsx').then((module) => module.Editor),
  () => <LoadingEditor />,
);

export type AudioEditorScreenProps = AudioEditorProps;

/** Builds an episode from logged events and uploads. */
export const AudioEditorScreen = withWords(
  'audio-editor',
  function AudioEditorScreen(props: AudioEditorScreenProps) {
    const messages = useWords(audioEditorMessages);
    useEffect(() => Editor.preload(), []);
    return (
      <Screen
        state={useAudioEditor(props)}
        title={{ exact: messages.title }}
        name={messages.title}
        frame={(content) => <EditorPlaceholder>{content}</EditorPlaceholder>}
        failed={{ settings: messages.failed, shows: messages.failed, episode: messages.retrieveEpisode }}
        details={(error) => error?.message}
        loading={messages.loading}
        skeleton={
          <span className="pk-spinner" data-size="large">
            <SpinnerRing />
          </span>
        }
      >
        {({ data }) => <Editor key={data.key} ready={data} />}
      </Screen>
    );
  },
);

function LoadingEditor() {
  const messages = useWords(audioEditorMessages);
  return <EditorPlaceholder label={messages.loading} />;
}
