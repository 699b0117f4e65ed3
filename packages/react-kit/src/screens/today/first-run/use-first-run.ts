import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { episodeOperations, isAllowed, loggerOperations, showOperations } from '@postkit/sdk/operations';
import type { Show } from '@postkit/sdk/schema';
import { loggerQueries, useLoggerLive } from '../../../data/logger/index.ts';
import { useShows } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { chooseFirstRun, firstRunChoice } from '../../../host/session/first-run-choice.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useCanOpen } from '../area-link.tsx';
import { type FirstRunStep, type FirstRunStepId, firstRunSteps, isPastFirstRun } from './first-run.model.ts';

export interface FirstRunState {
  steps: readonly FirstRunStep[];
  shows: readonly Show[];
  /** Hides the steps from this user at this station, for good. */
  hide: () => void;
}

/** The first steps of a station while they are to be shown: to a user who may take some, until the last is taken or they are hidden. */
export function useFirstRun(session: StationSession, username: string): FirstRunState | null {
  const { client, host } = usePostKit();
  const canOpen = useCanOpen(session);
  const { permissions, slug } = session;
  const [isOver, setOver] = useState(() =>
    ['hidden', 'taken'].includes(firstRunChoice(host.storage, slug, username) ?? ''),
  );
  const [isBegun, setBegun] = useState(false);
  const checks: readonly (readonly [FirstRunStepId, boolean])[] = [
    ['record', isAllowed(loggerOperations.update, permissions)],
    ['show', isAllowed(showOperations.create, permissions) && canOpen('shows')],
    ['publish', isAllowed(episodeOperations.create, permissions) && canOpen('audio')],
  ];
  const allowed = isOver ? [] : checks.flatMap(([id, isOpen]) => (isOpen ? [id] : []));
  useLoggerLive();
  const recording = useQuery({ ...loggerQueries.recording(client), enabled: allowed.includes('record') });
  const shows = useShows({ enabled: allowed.some((id) => id !== 'record') });
  const steps =
    allowed.length === 0 ? null : firstRunSteps({ recording: recording.data, shows: shows.data }, allowed);
  const isPast = steps !== null && isPastFirstRun(steps);
  const isShown = steps !== null && (!isPast || isBegun);
  if (isShown && !isBegun) setBegun(true);

  function hide(): void {
    chooseFirstRun(host.storage, slug, username, 'hidden');
    setOver(true);
  }

  // A later visit then needs no requests to know.
  useEffect(() => {
    if (isPast) chooseFirstRun(host.storage, slug, username, 'taken');
  }, [host, slug, username, isPast]);

  return isShown ? { steps, shows: shows.data ?? [], hide } : null;
}
