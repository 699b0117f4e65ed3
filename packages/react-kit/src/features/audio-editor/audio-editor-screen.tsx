import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { useTitle } from '../../host/use-title.ts';
import { type AudioEditorProps, useAudioEditor } from './audio-editor.controller.ts';
import { audioEditorMessages as messages } from './audio-editor.messages.ts';
import { Editor } from './editor.tsx';
import { InPlaceOfEditor } from './in-place-of-editor.tsx';
import './audio-editor.css';
import './drafts/drafts.css';

export type AudioEditorScreenProps = AudioEditorProps;

/** Builds an episode from what was broadcast and from uploads. */
export function AudioEditorScreen(props: AudioEditorScreenProps) {
  useTitle({ exact: messages.title });
  const state = useAudioEditor(props);
  switch (state.status) {
    case 'loading':
    case 'invalid':
      return <InPlaceOfEditor label={messages.loading} />;
    case 'failed':
      return (
        <InPlaceOfEditor>
          <ErrorState message={state.message} details={state.error} onRetry={state.retry} />
        </InPlaceOfEditor>
      );
    case 'ready':
      return <Editor key={state.key} ready={state} />;
  }
}
