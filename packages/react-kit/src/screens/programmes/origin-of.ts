import type { ProgrammeSource } from '@postkit/sdk/schema';
import { useWords } from '../../words/use-words.ts';
import { programmesMessages } from './programmes.messages.ts';

/** A function that says where a programme is from, by the id of its source. Only admins see the names of sources. */
export function useOriginOf(sources: readonly ProgrammeSource[]): (sourceId: number | null) => string {
  const messages = useWords(programmesMessages);
  return (sourceId) =>
    sourceId === null
      ? messages.byHand
      : (sources.find(({ id }) => id === sourceId)?.title ?? messages.fromSource);
}
