import { useState } from 'react';
import { isAllowed, shareClipOperations } from '@postkit/sdk/operations';
import type { StationSession } from '../../../host/session/station-session.ts';
import type { ReadyGate } from './use-ready-gate.ts';

/** The dialog that makes a share clip of the timeline. */
export interface TimelineClip {
  isAllowed: boolean;
  isOpen: boolean;
  /** Opens the dialog as soon as the audio of all items is ready. */
  open: () => void;
  close: () => void;
}

export function useTimelineClip({ permissions }: StationSession, { whenSettled }: ReadyGate): TimelineClip {
  const [isOpen, setOpen] = useState(false);
  return {
    isAllowed: isAllowed(shareClipOperations.create, permissions),
    isOpen,
    open: () => whenSettled(() => setOpen(true)),
    close: () => setOpen(false),
  };
}
