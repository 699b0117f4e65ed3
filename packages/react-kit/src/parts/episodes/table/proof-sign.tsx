import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

const shapes = { waiting: Clock, passed: CircleCheck, failed: TriangleAlert } as const;

export interface ProofSignProps {
  episode: EpisodeSummary;
  /** Opens the receipts of the episode, with every try. */
  onReceipts: () => void;
}

/** Whether listeners can fetch a published episode from its feeds, with the reason if they cannot. */
export function ProofSign({ episode: { name, proof }, onReceipts }: ProofSignProps) {
  const messages = useWords(episodeTableMessages);
  const reasonId = useId();
  if (!proof) return null;
  const { state, message } = proof;
  const Shape = shapes[state];
  return (
    <span className="pk-episode-proof" data-state={state}>
      <button
        type="button"
        aria-label={messages.proofOf(messages.proofs[state], name)}
        aria-describedby={message === '' ? undefined : reasonId}
        onClick={onReceipts}
      >
        <Shape aria-hidden="true" />
        {messages.proofs[state]}
      </button>
      {message !== '' && (
        <span id={reasonId} className="pk-episode-proof-reason" title={message}>
          {message}
        </span>
      )}
    </span>
  );
}
