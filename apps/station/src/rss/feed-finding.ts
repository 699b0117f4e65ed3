import type { findingFields } from '@postkit/sdk/schema';

/** The field of the show, the feed or the episode that a finding is about. */
export type FindingField = (typeof findingFields)[number];

/** One problem that a directory or a listener's app will have with a feed. */
export type FeedFinding = {
  /** The rule of the feed checklist, such as `C4` or `I3`. */
  rule: string;
  /** `error`: directories reject the feed or the episode. `warning`: it works, but not as well as it could. */
  level: 'error' | 'warning';
  /** One sentence for staff. */
  message: string;
  /** Null if no field corrects it. */
  field: FindingField | null;
  /** The guid of the item; absent when the finding concerns the show. */
  guid?: string;
};

/** Adds a finding when `wrong` is true; every group of rules receives one. */
export type FeedCheck = (
  rule: string,
  level: FeedFinding['level'],
  wrong: boolean,
  message: string,
  field?: FindingField,
) => void;
