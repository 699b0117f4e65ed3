import { useEffect, useState } from 'react';
import type { Catalogue } from '@postkit/react-kit/messages';
import { createDefaultHost, HostProvider, SignInScreen } from '@postkit/react-kit/screens/sign-in';
import { takeResetToken } from './host/reset-token.ts';
import { singleSignOnProvider, takeSingleSignOnOutcome } from './host/single-sign-on.ts';

const host = createDefaultHost();

/** Loads the client, which is as large as the form, while the user types. */
async function connect() {
  const { signInClient } = await import('./host/sign-in-client.ts');
  return signInClient;
}

/**
 * `/login`, outside the router. `next` in the address is where to continue after the sign-in, `#keep_domain=1` keeps this
 * host, `#reset=…` is the token of a mailed password reset link, and `#single_sign_on=…` how a sign-in at the provider ended.
 */
export function SignInPage({ messages }: { messages: Catalogue | undefined }) {
  const [keepHost] = useState(
    () => new URLSearchParams(globalThis.location.hash.slice(1)).get('keep_domain') === '1',
  );
  const [token, setToken] = useState(takeResetToken);
  const [returned] = useState(takeSingleSignOnOutcome);
  const [provider] = useState(singleSignOnProvider);

  useEffect(() => {
    // A mailed link that opens in this page changes only the fragment.
    const onHashChange = () => setToken((before) => takeResetToken() ?? before);
    globalThis.addEventListener('hashchange', onHashChange);
    return () => globalThis.removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['sentEarly'] === undefined) return;
    delete dataset['sentEarly'];
    document.forms[0]?.requestSubmit();
  }, []);

  return (
    <HostProvider host={host} messages={messages}>
      <SignInScreen
        key={token}
        connect={connect}
        returnTo={new URLSearchParams(globalThis.location.search).get('next') ?? undefined}
        keepHost={keepHost}
        resetToken={token}
        singleSignOn={provider}
        returned={returned}
      />
    </HostProvider>
  );
}
