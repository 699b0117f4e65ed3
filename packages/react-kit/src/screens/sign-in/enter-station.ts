import type { SignInResponse, StationEntry } from '@postkit/sdk/schema';
import type { Host } from '../../host/host.ts';
import { continueAt } from './continue-at.ts';
import type { SignInClient } from './use-sign-in-client.ts';

/** Pause in milliseconds before forwarding to another address. */
const forwardMilliseconds = 500;

export interface EnteringOptions {
  /** Called with the station that the user enters, instead of leaving for its sign-in address. `SignInGate` sets it. */
  onEnter?: ((entry: StationEntry) => void) | undefined;
  /** Path to open in the station instead of its first screen; a path of another station is ignored. */
  returnTo?: string | undefined;
  /** Stays on this host despite the hosts in the station's entry (`#keep_domain=1`). */
  keepHost?: boolean | undefined;
}

export interface EnteringPage {
  readonly sessions: SignInClient['sessions'];
  readonly host: Pick<Host, 'storage' | 'leave'>;
  emit(event: 'onSignedIn', facts: { station: string }): void;
  after(milliseconds: number, run: () => void): void;
  /** The page stays. */
  onStay(): void;
}

/** Leaves for the station's own sign-in address, or for the address that the station forces. */
export async function enterStation(
  { sessions, host, emit, after, onStay }: EnteringPage,
  {
    signedIn,
    entry,
    onEnter,
    returnTo,
    keepHost,
  }: EnteringOptions & { signedIn: SignInResponse; entry: StationEntry },
): Promise<void> {
  host.storage.set('station', entry.station);
  emit('onSignedIn', { station: entry.station });
  if (onEnter) {
    onStay();
    return onEnter(entry);
  }
  const target = entry.force_redirect_url;
  if (!target) {
    host.leave(
      sessions.enterAddress(signedIn, entry, continueAt(host.storage, entry.station, returnTo), keepHost),
    );
    return;
  }
  // Forwarding matters more than recording it; the client logs a failure.
  await sessions.postLogin(signedIn, entry.station).catch(() => undefined);
  after(forwardMilliseconds, () => host.leave(target));
}
