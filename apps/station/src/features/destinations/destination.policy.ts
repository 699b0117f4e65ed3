import { type ConnectionInput, defaultWidgetLook, widgetLook } from '@postkit/sdk/schema';
import { fieldErrors } from '../../platform/errors/field-errors.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { DestinationRow, GivenFlags } from './destination-row.ts';

/** @throws request.invalid unless the destination is a feed: only feeds can be provisional. */
export function refuseProvisional(type: DestinationRow['type'], isProvisional: boolean): void {
  if (!isProvisional || type === 'rss') return;
  const message = 'Only a feed can be provisional.';
  throw fail('request.invalid', { message: `provisional: ${message}`, fields: { provisional: [message] } });
}

/** Whether the public finds the episodes of a destination at the station: in a feed without a password, or in a player. */
export function isPublicDestination({
  type,
  is_private,
}: Pick<DestinationRow, 'type' | 'is_private'>): boolean {
  return type === 'webwidget' || (type === 'rss' && !is_private);
}

/** @throws request.invalid unless the destination is a feed: only feeds can be private, or list the episodes of all shows. */
export function refuseFeedFlags(type: DestinationRow['type'], flags: GivenFlags): void {
  if (type === 'rss') return;
  if (flags.is_private) refuseFields({ is_private: 'Only a feed can be private.' });
  if (flags.all_shows) refuseFields({ all_shows: 'Only a feed can list the episodes of all shows.' });
}

/** @throws request.invalid if a field has a problem. */
export function refuseFields(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.entries(problems);
  if (!first) return;
  const fields = Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, [message]]));
  throw fail('request.invalid', { message: `${first[0]}: ${first[1]}`, fields });
}

const accountTypes: readonly DestinationRow['type'][] = ['twitter', 'spreaker', 'v_youtube', 'facebook'];
const tokenTypes: readonly DestinationRow['type'][] = [...accountTypes, 'megaphone', 'omny'];

/**
 * A new destination that a user adds has what its platform needs to take an episode, and a name in lists.
 * @throws request.invalid naming each field that is missing
 */
export function refuseIncomplete({
  type,
  name = '',
  title = '',
  token = '',
}: Pick<ConnectionInput, 'type' | 'name' | 'title' | 'token'>): void {
  const isAuthorized = accountTypes.includes(type) && name !== '';
  const problems: Record<string, string> = {};
  if (tokenTypes.includes(type) && token === '' && !isAuthorized) {
    problems['token'] = accountTypes.includes(type)
      ? 'Authorization not provided. Authorize the account and send its guid as the name, or send a token.'
      : 'Enter the token of the account.';
  }
  if (title.trim() === '' && (type === 'webwidget' || (tokenTypes.includes(type) && !isAuthorized)))
    problems['title'] = 'Enter a title.';
  refuseFields(problems);
}

type HistoricalItems = DestinationRow['historical_items'];

/** A player shows every episode, so a web widget is always a default destination. */
export function takesEveryPost(type: DestinationRow['type'], chosen: boolean): boolean {
  return type === 'webwidget' || chosen;
}

/**
 * The stored fields after a change. A web widget always has a complete theme, so that players need no defaults.
 * @throws request.invalid if a theme has an invalid colour or flag, or is too large.
 */
export function mergeHistoricalItems(
  type: DestinationRow['type'],
  before: HistoricalItems,
  given: HistoricalItems | undefined,
): HistoricalItems {
  const items = given ?? before;
  if (JSON.stringify(items).length > 64_000) {
    throw fail('request.invalid', {
      message: 'historical_items: This is too long.',
      fields: { historical_items: ['This is too long.'] },
    });
  }
  if (type !== 'webwidget') return items;
  const look = widgetLook.safeParse({ ...defaultWidgetLook, ...before, ...items });
  if (!look.success) throw fieldErrors(look.error);
  return { ...items, ...look.data };
}

type Move = Pick<DestinationRow, 'new_feed_url' | 'redirect_at'>;

/** @param own addresses that the feed has or had. @throws request.invalid if it would move to itself, or nowhere */
export function refuseMove(
  before: Move,
  given: { [Name in keyof Move]?: Move[Name] | undefined },
  own: readonly string[],
): void {
  const url = given.new_feed_url ?? before.new_feed_url;
  const redirectAt = given.redirect_at === undefined ? before.redirect_at : given.redirect_at;
  if (own.includes(url.replace(/[?#].*/, '')))
    refuseFields({ new_feed_url: 'This is the address of this feed. Enter the one at its new host.' });
  if (redirectAt !== null && url === '')
    refuseFields({ new_feed_url: 'Enter the address to which the feed redirects.' });
}
