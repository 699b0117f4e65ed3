import type { Accounts } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { PublishedTranscripts } from '../transcripts/index.ts';

/** The features that an import uses. */
export interface ApplyDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'publishing'>;
  readonly transcripts: Pick<PublishedTranscripts, 'reindex'>;
  readonly seal: (text: string) => string;
}
