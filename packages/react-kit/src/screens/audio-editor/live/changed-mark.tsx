import type { ReactNode } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { liveMessages } from './live.messages.ts';
import './live.css';

/** A field of the form, marked if it differs from the live episode. */
export function ChangedMark({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const messages = useWords(liveMessages);
  return (
    <div className="pk-changed">
      {children}
      {isChanged && <span className="pk-changed-mark">{messages.mark}</span>}
    </div>
  );
}
