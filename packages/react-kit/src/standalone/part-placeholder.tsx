import type { ReactNode } from 'react';
import { InPlaceOfContent } from '../host/frame/in-place-of-content.tsx';
import type { ScreenWait } from '../host/frame/use-screen.ts';
import { failureText } from '../host/report-failure.ts';
import { useWords, useCatalogue } from '../words/use-words.ts';
import { partsMessages } from './parts.messages.ts';
import './part-placeholder.css';

export interface PartPlaceholderProps {
  state: ScreenWait;
  /** Name of the part. */
  name: string;
  skeleton: ReactNode;
}

/** Shows that a part loads, that it could not be loaded, or that the user may not use it. */
export function PartPlaceholder({ state, name, skeleton }: PartPlaceholderProps) {
  const catalogue = useCatalogue();
  const messages = useWords(partsMessages);
  return (
    <div className="pk-stack pk-part-placeholder" role="group" aria-label={name}>
      <InPlaceOfContent
        state={state}
        name={name}
        failed={messages.failed(name)}
        details={(error) => failureText(error, catalogue)}
        loading={messages.loading(name)}
        skeleton={skeleton}
      />
    </div>
  );
}
