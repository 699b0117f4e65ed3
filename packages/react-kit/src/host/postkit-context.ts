import { createContext, useContext } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { type HostPage, useHost } from './host-context.ts';
import { outsideProvider } from './outside-provider.ts';

export interface PostKit extends HostPage {
  /** Client of one station. */
  client: PostKitClient;
}

export const ClientContext = createContext<PostKitClient | null>(null);

/** The client, the host and the product's name. Throws outside `PostKitProvider`. */
export function usePostKit(): PostKit {
  const page = useHost();
  const client = useContext(ClientContext);
  if (!client) throw outsideProvider();
  return { ...page, client };
}
