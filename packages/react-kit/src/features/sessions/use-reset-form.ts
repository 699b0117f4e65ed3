import { useCallback, useRef, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import type { ConnectSignIn } from './use-sign-in-client.ts';
import { rememberedLink, rememberLinks } from '../../screen/settings/remembered-links.ts';

/** Where a forgotten password is set anew. */
export interface ResetForm {
  /** A form outside, as far as it is known by now; empty where the station's own form is the one. */
  address: string;
  /** Asks the installation, once; nobody needs to wait for it. Null where no answer came: the next call asks anew. */
  learn(): Promise<LearntForm | null>;
}

export interface LearntForm {
  address: string;
  /** Whether the station itself mails links. */
  isMailed: boolean;
}

/** @param given The host's own form, which wins over the installation's. */
export function useResetForm(client: ConnectSignIn, given: string): ResetForm {
  const { host } = useHost();
  const [address, setAddress] = useState(() => given || rememberedLink(host.storage, 'password_reset'));

  const learning = useRef<Promise<LearntForm | null>>(undefined);

  const learn = useCallback(async () => {
    learning.current ??= read();
    const learnt = await learning.current;
    if (!learnt) learning.current = undefined;
    return learnt;

    async function read(): Promise<LearntForm | null> {
      try {
        const { settings } = await client();
        const { links, mails_password_resets: isMailed } = await settings.installation();
        rememberLinks(host.storage, links);
        const form = given || rememberedLink(host.storage, 'password_reset');
        setAddress(form);
        return { address: form, isMailed };
      } catch {
        return null;
      }
    }
  }, [client, given, host]);

  return { address, learn };
}
