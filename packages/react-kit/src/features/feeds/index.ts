export { findRepeatedCategory, formatCategories, parseCategories, uniqueCategories } from './show-categories.ts';
export { EpisodePodcastPart, ShowPodcastPart } from './podcast-part.tsx';
export { languagesWith } from './show-languages.ts';
