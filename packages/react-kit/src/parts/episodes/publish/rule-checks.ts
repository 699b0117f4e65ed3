import type { EpisodeFinding } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { EpisodeCheck } from '../preflight/episode-checks.ts';
import { ruleMessages } from './publish-dialog.messages.ts';

/** A feed among the destinations, and how to open the field that corrects a finding of it. */
export interface CheckedFeed {
  id: number;
  title: string;
  /** Undefined for users without access to destinations. */
  addressOf: ((field: EpisodeFinding['field']) => string) | undefined;
}

/**
 * The findings of the station as checks: an error about the episode is a problem, a warning a hint, and the errors of a feed,
 * which the episode did not make, one warning for each feed.
 */
export function ruleChecks(
  findings: readonly EpisodeFinding[],
  feeds: readonly CheckedFeed[],
  catalogue: Catalogue,
): EpisodeCheck[] {
  const own = findings.filter(({ connection_id }) => connection_id === null);
  return [
    ...own.map((finding) => ownCheck(finding, catalogue)),
    ...feeds.flatMap((feed) => feedCheck(findings, feed, catalogue)),
  ];
}

function ownCheck(
  { rule, level, message, field, sources }: EpisodeFinding,
  catalogue: Catalogue,
): EpisodeCheck {
  const messages = catalogue.wordsOf(ruleMessages);
  const known: Readonly<Record<string, string>> = messages[level === 'error' ? 'errors' : 'warnings'];
  return {
    id: `rule-${rule}-${field}-${level}`,
    severity: level === 'error' ? 'problem' : 'hint',
    text: (field !== null && known[field]) || message,
    sources,
    ...(field !== null && { field }),
  };
}

function feedCheck(
  findings: readonly EpisodeFinding[],
  feed: CheckedFeed,
  catalogue: Catalogue,
): EpisodeCheck[] {
  const messages = catalogue.wordsOf(ruleMessages);
  const errors = findings.filter(({ connection_id }) => connection_id === feed.id);
  const [first] = errors;
  if (!first) return [];
  return [
    {
      id: `feed-${feed.id}`,
      severity: 'warning',
      text: messages.feed(feed.title, errors.length),
      ...(feed.addressOf && { href: feed.addressOf(first.field) }),
    },
  ];
}

/** Names of directories that would refuse an episode with these problems. */
export function refusingDirectories(problems: readonly EpisodeCheck[]): string[] {
  const directories = ['Apple Podcasts', 'Spotify'];
  return directories.filter((name) => problems.some(({ sources }) => sources?.includes(name)));
}
