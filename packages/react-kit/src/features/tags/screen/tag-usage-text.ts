import type { TagUsage } from '@postkit/sdk/schema';
import { tagsMessages as words } from './tags.messages.ts';

type Usage = Pick<TagUsage, 'shows' | 'episodes'>;

/** What carries a tag, such as "2 shows" and "1 episode"; empty when nothing does. */
export function carriers({ shows, episodes }: Usage): string[] {
  return [...(shows > 0 ? [words.shows(shows)] : []), ...(episodes > 0 ? [words.episodes(episodes)] : [])];
}

/** The same on one line. */
export function usageText(usage: Usage): string {
  return carriers(usage).join(' · ') || words.unused;
}
