import type { Episode, EpisodeField, EpisodeInput } from '@postkit/sdk/schema';
import type { EpisodeDraft } from './episode-draft.ts';

/** When: kept as a draft, at once, or at a moment (unix seconds). */
export type PublishWhen = { kind: 'save' } | { kind: 'publish' } | { kind: 'schedule'; moment: number };

/** What the publish dialog itself asks for. */
export type PublishFields = Pick<Episode, EpisodeField<'publish'>>;

/** All fields of the episode as they are sent; an update adds its version. */
export function publishPayload(
  draft: EpisodeDraft,
  fields: PublishFields,
  social_media_connections: number[],
  when: PublishWhen,
): EpisodeInput {
  return { ...draft.fields, ...fields, social_media_connections, ...lifecycle(when) };
}

function lifecycle(when: PublishWhen): Pick<EpisodeInput, 'draft' | 'unpublished' | 'delay_post_until'> {
  switch (when.kind) {
    case 'save':
      return { draft: true, delay_post_until: null };
    case 'publish':
      return { draft: false, unpublished: false, delay_post_until: null };
    case 'schedule':
      return { draft: false, unpublished: false, delay_post_until: when.moment };
  }
}
