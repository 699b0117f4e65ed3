import { useRef, useState } from 'react';
import { isHttpError } from '@postkit/sdk';

interface Versioned {
  version: number;
}

/** The values to store, and the version that they are based on; null for a new entity. */
interface Attempt {
  version: number | null;
}

export interface GuardedSaveOptions<Mine extends Attempt, Stored extends Versioned, Failure> {
  /** Stores the attempt. Throws HttpError 409 if another user stored meanwhile. */
  save: (attempt: Mine) => Promise<Stored>;
  /** Reads the stored version; null if there is none yet. */
  read: (attempt: Mine) => Promise<Stored | null>;
  /** Reports a failure, and returns its text for the form. */
  fail: (error: unknown) => Failure;
  onSaved: (stored: Stored, attempt: Mine) => void;
  /** The user chose the stored version over the attempt. */
  onTheirs: (theirs: Stored) => void;
}

interface State<Mine, Stored, Failure> {
  running: Mine | null;
  failure: Failure | null;
  /** The refused attempt, and the version that the station holds instead. */
  conflict: { attempt: Mine; theirs: Stored } | null;
}

/** Stores an entity. If another user stored it meanwhile, stops and asks which version to keep. */
export function useGuardedSave<Mine extends Attempt, Stored extends Versioned, Failure>(
  options: GuardedSaveOptions<Mine, Stored, Failure>,
) {
  const [state, setState] = useState<State<Mine, Stored, Failure>>({
    running: null,
    failure: null,
    conflict: null,
  });
  const isRunning = useRef(false);

  /** Resolves to whether it was stored. */
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

  /** The stored version, if it is the reason for the refusal. */
  async function newerThan(attempt: Mine): Promise<Stored | null> {
    try {
      const theirs = await options.read(attempt);
      return theirs?.version === attempt.version ? null : theirs;
    } catch {
      // The refusal itself is reported instead.
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
