import { useRef, useState } from 'react';
import type { EpisodeCheck } from '../preflight/episode-checks.ts';
import type { FormFields, PublishWhen } from './publish-payload.ts';

export type PublishingWhen = Exclude<PublishWhen, { kind: 'save' }>;

interface Asked {
  fields: FormFields;
  when: PublishingWhen;
  problems: readonly EpisodeCheck[];
}

export interface ProblemQuestion {
  /** The open question; null if there is none. */
  asked: Asked | null;
  /** The action whose problems are looked for; null if none is. */
  checking: PublishingWhen['kind'] | null;
  /** Whether the episode may go out; opens the question if it may not yet. */
  passes: (fields: FormFields, when: PublishingWhen) => Promise<boolean>;
  /** Closes the question. Accepted problems are not asked about again. */
  close: (isAccepted: boolean) => void;
}

/** Asks once about the problems of an episode before it goes out. */
export function useProblemQuestion(settle: () => Promise<readonly EpisodeCheck[]>): ProblemQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [checking, setChecking] = useState<PublishingWhen['kind'] | null>(null);
  const accepted = useRef<ReadonlySet<string>>(new Set());
  return {
    asked,
    checking,
    async passes(fields, when) {
      setChecking(when.kind);
      const problems = await settle();
      setChecking(null);
      if (problems.every(({ id }) => accepted.current.has(id))) return true;
      setAsked({ fields, when, problems });
      return false;
    },
    close(isAccepted) {
      if (isAccepted && asked) accepted.current = new Set(asked.problems.map(({ id }) => id));
      setAsked(null);
    },
  };
}
