import type { SignedInUser } from '../../platform/http/access.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import { mayChangeDestination } from './destination-access.policy.ts';
import type { DestinationRow } from './destination-row.ts';

/** Seals the address of a webhook, which often contains a secret, before it is stored. */
export function sealAddress<Fields extends { readonly webhook_url?: string | undefined }>(
  box: SecretBox,
  given: Fields,
): Fields {
  return given.webhook_url ? { ...given, webhook_url: box.seal(given.webhook_url) } : given;
}

/** The address of a webhook; empty for none, and if it was sealed with another key. */
export function openAddress(box: SecretBox, { webhook_url }: Pick<DestinationRow, 'webhook_url'>): string {
  return box.open(webhook_url) ?? '';
}

/** The address of a webhook for users who may change it; empty for others. */
export function readableAddress(
  box: SecretBox,
  row: DestinationRow,
  { slug }: Station,
  reader: SignedInUser,
): string {
  return mayChangeDestination(reader, slug, 'update', row.type) ? openAddress(box, row) : '';
}
