import {
  type Episode,
  episodeDefaults,
  type EpisodeField,
  type EpisodeInput,
  noCroppings,
  type Show,
  type Tag,
} from '@postkit/sdk/schema';
import { type EpisodeDraft, keptFields, liveEpisode } from '../../data/episodes/index.ts';
import type { TimelineItem } from '../../data/timeline/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { adPositions, itemsOfEpisode, playedEvents } from './timeline-model/ad-positions.ts';
import type { EpisodeForm, StoredDraft } from './timeline-model/stored-draft.ts';
import { timelineMessages } from './timeline/timeline.messages.ts';

/** Fields of a show that a new episode copies. */
export type ShowDefaults = Pick<Show, 'id' | 'title' | 'description' | 'square_image' | 'rectangle_image'>;

/** The initial form of a new episode. */
export function newForm(show: ShowDefaults | null): EpisodeForm {
  return {
    showId: show?.id ?? null,
    name: show?.title ?? episodeDefaults.name,
    tags: [],
    description: show?.description ?? '',
    social_share_text: show?.description ?? '',
    image: show?.rectangle_image ?? '',
    image_croppings: noCroppings,
    rss_image: show?.square_image ?? '',
    rss_image_croppings: noCroppings,
    expires_at: null,
  };
}

/** Switches the form to another show. Fields that are empty or still the previous show's defaults get the new show's. */
export function withShow(form: EpisodeForm, before: ShowDefaults | null, show: ShowDefaults): EpisodeForm {
  const oldDefaults = newForm(before);
  const newDefaults = newForm(show);
  const nextValue = <Field extends 'name' | 'description' | 'social_share_text' | 'image' | 'rss_image'>(
    field: Field,
  ) => (form[field] === oldDefaults[field] || form[field] === '' ? newDefaults[field] : form[field]);
  return {
    ...form,
    showId: show.id,
    name: nextValue('name'),
    description: nextValue('description'),
    social_share_text: nextValue('social_share_text'),
    image: nextValue('image'),
    rss_image: nextValue('rss_image'),
  };
}

/** The draft that editing an episode starts with. */
export function draftOfEpisode(
  episode: Episode,
  place: string,
  newId: () => string,
  catalogue: Catalogue,
): StoredDraft {
  const messages = catalogue.wordsOf(timelineMessages);
  return {
    place,
    version: episode.version,
    items: itemsOfEpisode(episode.events, episode.ad_insert_events, { newId, adName: messages.targetedAds }),
    form: {
      showId: episode.show_id,
      name: episode.name,
      tags: episode.tags,
      description: episode.description,
      social_share_text: episode.social_share_text,
      image: episode.image,
      image_croppings: episode.image_croppings,
      rss_image: episode.rss_image,
      rss_image_croppings: episode.rss_image_croppings,
      expires_at: episode.expires_at,
    },
  };
}

interface PublishSource {
  /** The edited episode; null for a new one. */
  episode: Episode | null;
  /** The episode was deleted, so the draft is saved as a new one. */
  isDeleted: boolean;
  version: number | null;
  form: EpisodeForm;
  items: readonly TimelineItem[];
  show: Pick<Show, 'id' | 'resource_uri'>;
  /** Tags of the form that are in the station's list. */
  tags: readonly Pick<Tag, 'resource_uri'>[];
  /** The other tags: of this episode only. */
  onceUseTags: readonly string[];
  eventUri: (id: number) => string;
}

/** The input of the publish dialog. */
export function draftToPublish({
  episode,
  isDeleted,
  version,
  form,
  items,
  show,
  tags,
  onceUseTags,
  eventUri,
}: PublishSource): EpisodeDraft {
  const fields = {
    ...(episode ? keptFields(episode) : {}),
    show: show.resource_uri,
    name: form.name.trim(),
    description: form.description,
    // A show's description may be longer than the share text allows.
    social_share_text: form.social_share_text.slice(0, 2000),
    image: form.image,
    image_croppings: form.image_croppings,
    rss_image: form.rss_image,
    rss_image_croppings: form.rss_image_croppings,
    expires_at: form.expires_at,
    playlist_categories: tags.map((tag) => tag.resource_uri),
    onceUseTags: [...onceUseTags],
    events: playedEvents(items).map(eventUri),
    ad_insert_events: adPositions(items),
  } satisfies EpisodeInput & Record<EpisodeField<'editor'>, unknown>;
  const stored =
    isDeleted || !episode ? { episodeId: null, version: null } : { episodeId: episode.playlist_id, version };
  return { ...stored, showId: show.id, fields, live: isDeleted ? undefined : liveEpisode(episode) };
}
