import type { FeedFinding } from '@postkit/sdk/schema';

type FindingField = NonNullable<FeedFinding['field']>;

/** The step of a feed's drawer with the field that corrects a finding. */
const steps: Readonly<Partial<Record<FindingField, number>>> = {
  title: 1,
  description: 1,
  website: 1,
  language: 1,
  author: 1,
  email: 1,
  cover: 2,
  categories: 2,
  new_feed_url: 3,
  is_private: 3,
  directory: 3,
};

/** The step of a feed's drawer with a field; undefined if it has no such field. */
export function feedStepOf(field: FindingField | null): number | undefined {
  return field === null ? undefined : steps[field];
}

/** Address of the drawer of a feed, at the step with a field. */
export function feedFieldAddress(station: string, feedId: number, field: FindingField | null): string {
  const query = new URLSearchParams({
    integration: 'rss',
    newConnection: 'rss',
    connection: String(feedId),
    step: String(feedStepOf(field) ?? 1),
    overrideDrawerProtection: 'true',
  });
  return `/${station}/setup?${query}`;
}
