export { episodesMessages } from './episodes.messages.ts';
