/** One thing a directory or a listener's app will trip over. */
export type FeedFinding = {
  /** The rule of the feed checklist, such as `C4` or `I3`. */
  rule: string;
  /** `error`: directories refuse the feed or the episode. `warning`: it works, but less well than it could. */
  level: 'error' | 'warning';
  /** One sentence for staff. */
  message: string;
  /** The guid of the item it is about; absent when it is about the show. */
  guid?: string;
};

/** Notes a finding when something is `wrong`; the shape every group of rules is given. */
export type FeedCheck = (rule: string, level: FeedFinding['level'], wrong: boolean, message: string) => void;
