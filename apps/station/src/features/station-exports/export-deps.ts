import type { Accounts } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { CampaignExports } from '../campaigns/index.ts';
import type { Categories } from '../categories/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { FeedSubscriptions } from '../feed-subscriptions/index.ts';
import type { Feeds } from '../feeds/index.ts';
import type { Imports } from '../imports/index.ts';
import type { Shows } from '../shows/index.ts';
import type { Tags } from '../tags/index.ts';
import type { Transcripts } from '../transcripts/index.ts';

export interface StationExportDeps {
  readonly accounts: Accounts;
  readonly analytics: Pick<Analytics, 'daysOf' | 'figuresOn' | 'flush'>;
  readonly campaigns: CampaignExports;
  readonly categories: Categories;
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
  readonly feeds: Feeds;
  readonly imports: Pick<Imports, 'ids' | 'report'>;
  readonly subscriptions: Pick<FeedSubscriptions, 'listenersOf'>;
  readonly shows: Shows;
  readonly tags: Tags;
  readonly transcripts: Transcripts;
}
