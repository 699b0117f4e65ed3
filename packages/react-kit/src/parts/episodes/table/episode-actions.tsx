import type { ReactNode } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { HostSlot } from '../../../host/host-slot/host-slot.tsx';

export interface EpisodeActionsProps {
  episode: EpisodeSummary;
  /** The menu of the row. */
  children: ReactNode;
}

/** The last cell of a row: the host's own actions, and the menu. */
export function EpisodeActions({ episode, children }: EpisodeActionsProps) {
  return (
    <span className="pk-episode-actions">
      <HostSlot name="episodeActions" props={{ episode }} />
      {children}
    </span>
  );
}
