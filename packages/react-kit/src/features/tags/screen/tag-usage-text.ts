import type { TagUsage } from '@postkit/sdk/schema';
import { tagsMessages as messages } from './tags.messages.ts';

type Usage = Pick<TagUsage, 'shows' | 'episodes'>;

/** What carries a tag, such as "2 shows" and "1 episode"; empty when nothing does. */
export function carriers({ shows, episodes }: Usage): string[] {
  return [...(shows > 0 ? [messages.shows(shows)] : []), ...(episodes > 0 ? [messages.episodes(episodes)] : [])];
}

/** The same on one line. */
export function usageText(usage: Usage): string {
  return carriers(usage).join(' · ') || messages.unused;
}
