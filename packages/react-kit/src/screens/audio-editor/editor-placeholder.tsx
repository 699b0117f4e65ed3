import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { audioEditorMessages } from './audio-editor.messages.ts';

export type InPlaceOfEditorProps = { label: string } | { children: ReactNode };

/** Replaces the editor before it opens and after it closes: a spinner, or other content. */
export function EditorPlaceholder(props: InPlaceOfEditorProps) {
  const messages = useWords(audioEditorMessages);
  return (
    <div className="pk-editor-wait">
      <VisuallyHidden>
        <Heading level={1}>{messages.title}</Heading>
      </VisuallyHidden>
      {'label' in props ? <Spinner label={props.label} size="large" /> : props.children}
    </div>
  );
}
