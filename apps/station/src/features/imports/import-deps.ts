import type { SecretBox } from '../../platform/secret-box.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Feeds } from '../feeds/index.ts';
import type { Images } from '../images/index.ts';
import type { ImportReferenceDeps } from './import-references.ts';
import type { OwnerConsent } from './owner-consent.ts';

export interface ImportDeps extends ImportReferenceDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Episodes;
  readonly feeds: Feeds;
  readonly images: Images;
  /** Seals the user names and passwords of feeds. */
  readonly box: SecretBox;
  readonly owners: OwnerConsent;
}
