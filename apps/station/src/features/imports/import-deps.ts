import type { SecretBox } from '../../platform/secret-box.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Feeds } from '../feeds/index.ts';
import type { Images } from '../images/index.ts';
import type { Transcripts } from '../transcripts/index.ts';
import type { ImportReferenceDeps } from './import-references.ts';
import type { OwnerConsent } from './owner-consent.ts';
import type { ReportSigner } from './sign-report.ts';

export interface ImportDeps extends ImportReferenceDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly feeds: Feeds;
  readonly images: Images;
  readonly transcripts: Transcripts;
  /** Seals the user names and passwords of feeds. */
  readonly box: SecretBox;
  readonly owners: OwnerConsent;
  readonly signer: ReportSigner;
}
