import { useCallback, useRef, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { rememberedLink, rememberLinks } from '../../host/settings/remembered-links.ts';
import type { ConnectSignIn } from './use-sign-in-client.ts';

/** The form for resetting a forgotten password. */
export interface ResetForm {
  /** Address of an external form as far as known; empty for the station's own form. */
  address: string;
  /** Asks the installation once. Null without a response, in which case the next call asks again. */
  load(): Promise<InstallationForm | null>;
}

export interface InstallationForm {
  address: string;
  /** Whether the station sends reset links by email. */
  isMailed: boolean;
}

/** @param hostForm The host's own form, which takes precedence over the installation's. */
export function useResetForm(client: ConnectSignIn, hostForm: string): ResetForm {
  const { host } = useHost();
  const [address, setAddress] = useState(() => hostForm || rememberedLink(host.storage, 'password_reset'));

  const request = useRef<Promise<InstallationForm | null>>(undefined);

  const load = useCallback(async () => {
    request.current ??= read();
    const result = await request.current;
    if (!result) request.current = undefined;
    return result;

    async function read(): Promise<InstallationForm | null> {
      try {
        const { settings } = await client();
        const { links, mails_password_resets: isMailed } = await settings.installation();
        rememberLinks(host.storage, links);
        const form = hostForm || rememberedLink(host.storage, 'password_reset');
        setAddress(form);
        return { address: form, isMailed };
      } catch {
        return null;
      }
    }
  }, [client, hostForm, host]);

  return { address, load };
}
