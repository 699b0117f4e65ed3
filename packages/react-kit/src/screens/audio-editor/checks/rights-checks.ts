import type { RuledEvent, TimelineRights } from '@postkit/sdk/schema';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import type { EpisodeCheck } from '../../../parts/episodes/preflight/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { startsOf } from '../timeline/starts-of.ts';
import { checksMessages } from './checks.messages.ts';

/** The effect of the categories' rules, at the first item of each event. */
export function rightsChecks(
  { left_out, to_accept }: TimelineRights,
  items: readonly TimelineItem[],
  catalogue: Catalogue,
): EpisodeCheck[] {
  const messages = catalogue.wordsOf(checksMessages);
  const starts = startsOf(items);
  const check = (kind: 'leftOut' | 'asks', { event_id, title, category }: RuledEvent): EpisodeCheck => {
    const at = starts[items.findIndex(({ eventId }) => eventId === event_id)];
    const severity = kind === 'asks' ? 'warning' : 'hint';
    return {
      id: `${kind}-${event_id}`,
      severity,
      text: messages[kind](title, category),
      ...(at === undefined ? {} : { at: at / 1000 }),
    };
  };
  return [
    ...left_out.map((event) => check('leftOut', event)),
    ...to_accept.map((event) => check('asks', event)),
  ];
}
