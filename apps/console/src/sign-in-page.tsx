import { createDefaultHost, HostProvider, SignInScreen } from '@postkit/react-kit/screens/sign-in';
import { useEffect, useState } from 'react';
import { takeResetToken } from './host/reset-token.ts';

const host = createDefaultHost();

/** The client weighs as much as the form and the form does not need it: it comes while somebody types. */
async function connect() {
  const { signInClient } = await import('./host/sign-in-client.ts');
  return signInClient;
}

/**
 * `/login`, outside the router: `next` in the address is where somebody wanted to go, `#keep_domain=1` keeps this host,
 * `#reset=…` is a mailed link with which a new password is chosen.
 */
export function SignInPage() {
  const [keepHost] = useState(() => new URLSearchParams(globalThis.location.hash.slice(1)).get('keep_domain') === '1');
  const [token, setToken] = useState(takeResetToken);

  useEffect(() => {
    // A link that is opened where the page stands already changes nothing but the fragment.
    const onHashChange = () => setToken((before) => takeResetToken() ?? before);
    globalThis.addEventListener('hashchange', onHashChange);
    return () => globalThis.removeEventListener('hashchange', onHashChange);
  }, []);

  return (
    <HostProvider host={host}>
      <SignInScreen
        key={token}
        connect={connect}
        returnTo={new URLSearchParams(globalThis.location.search).get('next') ?? undefined}
        keepHost={keepHost}
        resetToken={token}
      />
    </HostProvider>
  );
}
