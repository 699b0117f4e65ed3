import { useSyncExternalStore } from 'react';
import { PostKitProvider } from '@postkit/react-kit';
import type { Catalogue } from '@postkit/react-kit/messages';
import { SlotScreen } from '@postkit/react-kit/screens/slot';
import { createClient } from '@postkit/sdk';

/** A sign-in is not needed: the token of the link authorises the calls. */
const client = createClient({ credentials: 'cookie' });

function onHashChange(call: () => void): () => void {
  globalThis.addEventListener('hashchange', call);
  return () => globalThis.removeEventListener('hashchange', call);
}

/**
 * `/slot#…`, outside the router: the page of a slot link, whose token is the fragment. The token stays in the address, so that the
 * presenter can reload the page or return to it; a browser sends no fragment.
 */
export function SlotPage({ messages }: { messages: Catalogue | undefined }) {
  const token = useSyncExternalStore(onHashChange, () => globalThis.location.hash.slice(1));
  return (
    <PostKitProvider client={client} messages={messages}>
      <SlotScreen key={token} token={token} />
    </PostKitProvider>
  );
}
