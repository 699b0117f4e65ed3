import type { PostKitClient } from '@postkit/sdk';
import { makeAuthenticator } from '../../apps/station/src/testing/authenticator.ts';

type Json = Record<string, unknown>;
export type Authenticator = ReturnType<typeof makeAuthenticator>;

/** The part of a page that creates and uses passkeys, around an authenticator. */
export function passkeyPage(authenticator: Authenticator) {
  const asIs = (options: Json) => options;
  return {
    PublicKeyCredential: { parseCreationOptionsFromJSON: asIs, parseRequestOptionsFromJSON: asIs },
    navigator: {
      credentials: {
        create: async ({ publicKey }: { publicKey: Json }) => ({
          toJSON: () => authenticator.create(publicKey),
        }),
        get: async ({ publicKey }: { publicKey: Json }) => ({ toJSON: () => authenticator.use(publicKey) }),
      },
    },
  };
}

/** Adds a passkey of a new authenticator to the user of a client whose session is confirmed. */
export async function addPasskey(client: PostKitClient): Promise<Authenticator> {
  const { options, origin } = await client.secondFactors.setUpPasskey();
  const authenticator = makeAuthenticator(origin);
  await client.secondFactors.addPasskey({ name: 'Laptop', response: authenticator.create(options) });
  return authenticator;
}
