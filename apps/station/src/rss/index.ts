export type {
  Feed,
  FeedCategory,
  FeedFunding,
  FeedImage,
  FeedOwner,
  FeedPages,
  FeedPodrollItem,
  FeedPublisher,
  FeedTrailer,
  FeedUpdateFrequency,
} from './feed.ts';
export type { FeedPerson } from './feed-person.ts';
export type {
  FeedAlternateEnclosure,
  FeedDiscussion,
  FeedEnclosure,
  FeedItem,
  FeedItemSource,
  FeedLocation,
  FeedSoundbite,
  FeedTranscript,
  FeedTxt,
  FeedValue,
} from './feed-item.ts';
export { appleCategory } from './apple-category.ts';
export { createFeedReader, type FeedReader } from './create-feed-reader.ts';
export type { CheckedAudio, FeedReport } from './check-feed.ts';
export { feedRules, ruleSources, type FeedRuleId } from './feed-rules.ts';
export { cutText } from './cut-text.ts';
export { formatOfAddress, formatOfType } from './media-format.ts';
export { nameUuid } from './name-uuid.ts';
export { plainDescription } from './plain-description.ts';
export type {
  DateDoubts,
  Podcast,
  PodcastChapter,
  PodcastItem,
  PodcastTags,
  ReceivedPodcast,
  TextDoubts,
} from './podcast.ts';
export { emptyElement, markupElement, textElement } from './xml-element.ts';
export { readPodcast } from './read-podcast.ts';
export { podcastGuid } from './podcast-guid.ts';
export { preflight, type FeedFinding } from './preflight.ts';
export { preflightCategories } from './preflight-categories.ts';
export { preflightImage } from './preflight-channel.ts';
export { renderFeed, renderLongFeed } from './render-feed.ts';
export { maxDescriptionBytes, maxNotesBytes, sanitiseDescription } from './sanitise-description.ts';
export { UnreadableFeed } from './unreadable-feed.ts';
