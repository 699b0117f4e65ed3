import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useTitle } from '../../provider/use-title.ts';
import { type AudioEditorProps, useAudioEditor } from './audio-editor.controller.ts';
import { audioEditorMessages as words } from './audio-editor.messages.ts';
import { Editor } from './editor.tsx';
import './audio-editor.css';
import './drafts/drafts.css';

export type AudioEditorScreenProps = AudioEditorProps;

/** Builds an episode from what was broadcast and from uploads. */
export function AudioEditorScreen(props: AudioEditorScreenProps) {
  useTitle({ exact: words.title });
  const state = useAudioEditor(props);
  switch (state.status) {
    case 'loading':
    case 'invalid':
      return (
        <InPlaceOfEditor>
          <Spinner label={words.loading} size="large" />
        </InPlaceOfEditor>
      );
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

function InPlaceOfEditor({ children }: { children: ReactNode }) {
  return (
    <div className="pk-editor-wait">
      <VisuallyHidden>
        <Heading level={1}>{words.title}</Heading>
      </VisuallyHidden>
      {children}
    </div>
  );
}
