import type { InstallationLinks } from '@postkit/sdk/schema';
import type { HostStorage } from '../../host/host.ts';

/** Links that are needed where no settings can be read: on the sign-in and when they fail. */
const remembered = ['password_reset', 'sign_in', 'provider_home'] as const;
export type RememberedLink = (typeof remembered)[number];

const keyOf = (link: RememberedLink) => `link-${link}`;

/** Keeps the installation's links of the last settings that were read. */
export function rememberLinks(storage: HostStorage, links: InstallationLinks): void {
  for (const link of remembered) {
    if (links[link]) storage.set(keyOf(link), links[link]);
    else storage.remove(keyOf(link));
  }
}

/** A link of the installation as it was last known; empty where it has none. */
export function rememberedLink(storage: HostStorage, link: RememberedLink): string {
  const address = storage.get(keyOf(link)) ?? '';
  return /^https?:\/\//i.test(address) ? address : '';
}
