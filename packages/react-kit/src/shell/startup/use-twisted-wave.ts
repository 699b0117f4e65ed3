import { useEffect } from 'react';
import { twistedWaveSdk } from '../../screen/session/twisted-wave.ts';
import { useMessages } from '../../host/messages.store.ts';
import { shellMessages as messages } from '../shell.messages.ts';
import { loadScript } from './load-script.ts';

/** Loads the SDK of the audio-editing server that the settings name, and says when it does not come. */
export function useTwistedWave(server: string | undefined): void {
  const show = useMessages((state) => state.show);
  const address = twistedWaveSdk(server ?? '');
  useEffect(() => {
    if (!address) return;
    loadScript(address).catch(() => show({ name: messages.twistedWave, details: messages.twistedWaveFailed, type: 'error' }));
  }, [address, show]);
}
