import type { InstallationLinks } from '@postkit/sdk/schema';
import type { HostStorage } from '../host.ts';

/** Links that pages without settings need: the sign-in, and the page for failed settings. */
const linkNames = ['password_reset', 'sign_in', 'provider_home'] as const;
export type RememberedLink = (typeof linkNames)[number];

const keyOf = (link: RememberedLink) => `link-${link}`;

/** Stores the installation's links from the latest settings. */
export function rememberLinks(storage: HostStorage, links: InstallationLinks): void {
  for (const link of linkNames) {
    if (links[link]) storage.set(keyOf(link), links[link]);
    else storage.remove(keyOf(link));
  }
}

/** The stored link of the installation; empty if it has none. */
export function rememberedLink(storage: HostStorage, link: RememberedLink): string {
  const address = storage.get(keyOf(link)) ?? '';
  return /^https?:\/\//i.test(address) ? address : '';
}
