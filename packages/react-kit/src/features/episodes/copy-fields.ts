import type { Episode, EpisodeInput } from '@postkit/sdk/schema';

/** An episode's fields for another one that is the same: a draft that goes nowhere yet. */
export function copyFields(episode: Episode): EpisodeInput {
  return {
    show: episode.show,
    name: episode.name,
    description: episode.description,
    playlist_categories: episode.playlist_categories,
    onceUseTags: episode.onceUseTags,
    events: episode.events.map((event) => event.resource_uri),
    ad_insert_events: episode.ad_insert_events,
    chapter_markers: episode.chapter_markers,
    image: episode.image,
    image_croppings: episode.image_croppings,
    rss_image: episode.rss_image,
    rss_image_croppings: episode.rss_image_croppings,
    selectedShutterstockImage: episode.selectedShutterstockImage,
    social_share_text: episode.social_share_text,
    attribution: episode.attribution,
    explicit: episode.explicit,
    episode_type: episode.episode_type,
    season_number: episode.season_number,
    episode_number: episode.episode_number,
    external_url: episode.external_url,
    goto_live: episode.goto_live,
    restricted: episode.restricted,
    draft: true,
    unpublished: false,
    permanent: 0,
    delay_post_until: null,
    social_media_connections: [],
  };
}
