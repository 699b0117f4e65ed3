import type { TagUsage } from '@postkit/sdk/schema';
import type { Catalogue } from '../../words/catalogue.ts';
import { tagsMessages } from './tags.messages.ts';

type Usage = Pick<TagUsage, 'shows' | 'episodes'>;

/** The numbers of shows and episodes with a tag, such as "2 shows" and "1 episode"; empty if none has it. */
export function carriers({ shows, episodes }: Usage, catalogue: Catalogue): string[] {
  const messages = catalogue.wordsOf(tagsMessages);
  return [
    ...(shows > 0 ? [messages.shows(shows)] : []),
    ...(episodes > 0 ? [messages.episodes(episodes)] : []),
  ];
}

/** The same in one line. */
export function usageText(usage: Usage, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(tagsMessages);
  return carriers(usage, catalogue).join(' · ') || messages.unused;
}
