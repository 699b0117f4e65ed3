import { isHttpError } from '@postkit/sdk';
import { useRef, useState } from 'react';

interface Versioned {
  version: number;
}

/** What is to be stored, and the version that it was made from; null for something new. */
interface Attempt {
  version: number | null;
}

export interface GuardedSaveOptions<Mine extends Attempt, Stored extends Versioned, Failure> {
  /** Stores; throws HttpError 409 where somebody else stored meanwhile. */
  save: (attempt: Mine) => Promise<Stored>;
  /** What the station holds now; null where there is nothing yet. */
  read: (attempt: Mine) => Promise<Stored | null>;
  /** Tells of a failure, and words it for the place where the save was asked for. */
  fail: (error: unknown) => Failure;
  onSaved: (stored: Stored, attempt: Mine) => void;
  /** Their version is to take the place of what was to be stored. */
  onTheirs: (theirs: Stored) => void;
}

interface State<Mine, Stored, Failure> {
  running: Mine | null;
  failure: Failure | null;
  /** What was refused, and what the station holds instead. */
  conflict: { attempt: Mine; theirs: Stored } | null;
}

/** Stores something; where somebody else stored it since, stops and asks whose version to keep. */
export function useGuardedSave<Mine extends Attempt, Stored extends Versioned, Failure>(
  options: GuardedSaveOptions<Mine, Stored, Failure>,
) {
  const [state, setState] = useState<State<Mine, Stored, Failure>>({ running: null, failure: null, conflict: null });
  const isRunning = useRef(false);

  /** Answers whether it was stored. */
  async function run(attempt: Mine, conflict: typeof state.conflict): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ running: attempt, failure: null, conflict });
    try {
      const stored = await options.save(attempt);
      setState({ running: null, failure: null, conflict: null });
      options.onSaved(stored, attempt);
      return true;
    } catch (error) {
      const theirs = isHttpError(error, 409) ? await newerThan(attempt) : null;
      if (theirs) setState({ running: null, failure: null, conflict: { attempt, theirs } });
      else setState({ running: null, failure: options.fail(error), conflict });
      return false;
    } finally {
      isRunning.current = false;
    }
  }

  /** What the station holds, where that is the reason for the refusal. */
  async function newerThan(attempt: Mine): Promise<Stored | null> {
    try {
      const theirs = await options.read(attempt);
      return theirs?.version === attempt.version ? null : theirs;
    } catch {
      // The refusal itself is what the person is told of.
      return null;
    }
  }

  const { conflict } = state;
  const close = () => setState({ running: null, failure: null, conflict: null });
  return {
    running: state.running,
    failure: state.failure,
    start: async (attempt: Mine) => run(attempt, null),
    conflict: conflict && {
      mine: conflict.attempt,
      theirs: conflict.theirs,
      keepMine: () => void run({ ...conflict.attempt, version: conflict.theirs.version }, conflict),
      loadTheirs: () => {
        close();
        options.onTheirs(conflict.theirs);
      },
      back: close,
    },
  };
}
