import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading/heading.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { audioEditorMessages as messages } from './audio-editor.messages.ts';

export type InPlaceOfEditorProps = { label: string } | { children: ReactNode };

/** Where the editor will be, or was: a spinner, unless something else is to be said. */
export function InPlaceOfEditor(props: InPlaceOfEditorProps) {
  return (
    <div className="pk-editor-wait">
      <VisuallyHidden>
        <Heading level={1}>{messages.title}</Heading>
      </VisuallyHidden>
      {'label' in props ? <Spinner label={props.label} size="large" /> : props.children}
    </div>
  );
}
