import { useEffect, useRef, useState } from 'react';
import {
  authorizationChannel,
  authorizationReport,
  type AuthorizationReport,
  isAuthorizedType,
} from '@postkit/sdk/schema';
import type { IntegrationType } from '../../../data/destinations/index.ts';
import { useHost } from '../../../host/host-context.ts';
import type { HostWindow } from '../../../host/host.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { randomUuid } from '../../../host/random-uuid.ts';

export type AuthorizationStatus = 'idle' | 'open' | 'blocked' | 'closed' | AuthorizationReport['outcome'];

export interface Authorization {
  /** Of the window that was opened last. */
  guid: string;
  status: AuthorizationStatus;
  /** The guid once the platform has granted access; null before. */
  guidToSave: string | null;
  authorize: () => void;
}

/** Milliseconds between two looks at the window, which sends no event when the user closes it. */
const lookMs = 500;

/**
 * The authorization of an account in a window of its platform.
 * @param onGranted What was chosen from an account authorized before no longer applies.
 */
export function useAuthorization(type: IntegrationType, onGranted: () => void): Authorization {
  const { client } = usePostKit();
  const { host } = useHost();
  const [guid] = useState(randomUuid);
  const [status, setStatus] = useState<AuthorizationStatus>('idle');
  const opened = useRef<HostWindow | null>(null);
  useEffect(() => () => opened.current?.release(), []);

  const isOpen = status === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const look = setInterval(() => {
      if (opened.current?.isClosed()) setStatus((before) => (before === 'open' ? 'closed' : before));
    }, lookMs);
    return () => clearInterval(look);
  }, [isOpen]);

  function onMessage(message: unknown): void {
    const { data: report } = authorizationReport.safeParse(message);
    // The page of an invalid window does not know its guid.
    if (!report || (report.guid !== guid && report.guid !== '')) return;
    setStatus(report.outcome);
    if (report.outcome === 'granted') onGranted();
  }

  return {
    guid,
    status,
    guidToSave: status === 'granted' ? guid : null,
    authorize() {
      if (!isAuthorizedType(type)) return;
      opened.current?.release();
      opened.current = host.openWindow(
        client.connections.authorizationAddress(type, guid),
        authorizationChannel,
        onMessage,
      );
      setStatus(opened.current ? 'open' : 'blocked');
    },
  };
}
