import { useEffect, useState } from 'react';
import { isHttpError, type LoadedSettings } from '@postkit/sdk';
import { usePreview } from '../data/audio-events/index.ts';
import { useIsSigningOut } from '../data/sessions/index.ts';
import { useUploadsReport } from '../data/uploads/index.ts';
import { useHost } from '../host/host-context.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';
import { usePostKit } from '../host/postkit-context.ts';
import { settingsFailure } from '../host/session/settings-failure.ts';
import { signInAddress } from '../host/session/sign-in-address.ts';
import { type StationSession, stationSession } from '../host/session/station-session.ts';
import { twistedWaveSdk } from '../host/session/twisted-wave.ts';
import { rememberedLink, rememberLinks } from '../host/settings/remembered-links.ts';
import { useSettings } from '../host/settings/settings.queries.ts';
import { useStationLook } from '../host/settings/use-station-look.ts';
import { useStores } from '../host/stores.ts';
import { useNotify } from '../host/use-notify.ts';
import { useWords } from '../words/use-words.ts';
import { shellMessages } from './shell.messages.ts';
import { useIdentify } from './startup/use-identify.ts';
import { useUnseenChanges } from './use-unseen-changes.ts';

export type ShellState =
  | { status: 'loading' }
  | { status: 'no-station'; home: string }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | { status: 'ready'; loaded: LoadedSettings; session: StationSession };

/** Loads the settings, opens the live channel, and leaves the page if the user may not stay. */
export function useShellController(path: string): ShellState {
  const stores = useStores();
  const { client, host } = usePostKit();
  const { data, error, isPending, isFetching, refetch } = useSettings();
  useLiveChannel();
  useStationLook();
  useIdentify(data?.settings);
  useTwistedWave(data?.settings.twisted_wave_server);
  useUploadsReport({ isListShown: false });
  useUnseenChanges();

  const status = isHttpError(error) ? error.status : null;
  // Once the settings have loaded, a later failure does not close the workspace.
  const failure =
    error && (!data || status === 401)
      ? settingsFailure(status, rememberedLink(host.storage, 'provider_home'))
      : null;

  // Sign out goes to the plain sign-in: a request that fails behind it must not replace that address.
  const [openedAt] = useState(() => Date.now());
  const isSigningOut = useIsSigningOut(openedAt);

  useEffect(() => {
    if (isSigningOut) return;
    // With a token, `SignInGate` shows the sign-in in this page.
    if (failure === 'sign-in' && client.sessions.isSignedIn === null) {
      const { origin, pathname, search } = globalThis.location;
      const here = pathname === path ? path + search : path;
      host.leave(host.hrefOf(signInAddress(rememberedLink(host.storage, 'sign_in'), here, origin)));
    }
    if (failure === 'provider-home') host.leave(rememberedLink(host.storage, 'provider_home'));
  }, [client, failure, host, isSigningOut, path]);

  const links = data?.settings.links;
  useEffect(() => {
    if (links) rememberLinks(host.storage, links);
  }, [host, links]);

  // The preview belongs to the station that the user leaves.
  useEffect(() => () => usePreview.in(stores).getState().close(), [stores]);

  if (isPending || failure === 'sign-in' || failure === 'provider-home') return { status: 'loading' };
  if (failure === 'no-station') return { status: 'no-station', home: host.hrefOf('/') };
  if (failure === 'retry' || !data)
    return { status: 'failed', isRetrying: isFetching, retry: () => void refetch() };
  return { status: 'ready', loaded: data, session: stationSession(data.settings) };
}

/** Loads the SDK of the audio-editing server in the settings, and reports a failure. */
function useTwistedWave(server: string | undefined): void {
  const messages = useWords(shellMessages);
  const { host } = useHost();
  const notify = useNotify();
  const address = twistedWaveSdk(server ?? '');
  useEffect(() => {
    if (!address) return;
    host
      .loadScript(address)
      .catch(() =>
        notify({ name: messages.twistedWave, details: messages.twistedWaveFailed, type: 'error' }),
      );
  }, [host, address, notify, messages]);
}
