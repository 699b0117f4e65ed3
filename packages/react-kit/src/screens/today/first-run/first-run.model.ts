import type { Recording, Show } from '@postkit/sdk/schema';

export type FirstRunStepId = 'record' | 'show' | 'publish';

export interface FirstRunStep {
  id: FirstRunStepId;
  isDone: boolean;
}

/** Facts that complete the steps; undefined while they are not known. */
interface StationFacts {
  recording: Pick<Recording, 'last_segment_at'> | undefined;
  shows: readonly Pick<Show, 'counters'>[] | undefined;
}

/**
 * The first steps of a station, in order.
 * @param allowed The steps that the user may do
 * @returns null while it is not known which are done
 */
export function firstRunSteps(
  { recording, shows }: StationFacts,
  allowed: readonly FirstRunStepId[],
): readonly FirstRunStep[] | null {
  const done: Readonly<Record<FirstRunStepId, boolean | undefined>> = {
    record: recording && recording.last_segment_at !== null,
    show: shows && shows.length > 0,
    publish: shows?.some(({ counters }) => counters.published > 0),
  };
  const steps = allowed.flatMap((id) => (done[id] === undefined ? [] : [{ id, isDone: done[id] }]));
  return steps.length < allowed.length ? null : steps;
}

/** Whether the user has taken the last step. A station that publishes without a log needs no first steps any more. */
export function isPastFirstRun(steps: readonly FirstRunStep[]): boolean {
  return steps.at(-1)?.isDone ?? true;
}
