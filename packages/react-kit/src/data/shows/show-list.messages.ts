import { defineMessages } from '../../words/define-messages.ts';

export const showListMessages = defineMessages('shows/show-list', {
  noEpisodes: 'No episodes yet',
  lastEpisode: (date: string) => `Last episode: ${date}`,
  published: (count: number) => `${count} published episodes`,
  /** @param count as it is written @param isOne the count is 1 */
  downloads: (count: string, isOne: boolean) => `${count} ${isOne ? 'download' : 'downloads'} in 28 days`,
});
