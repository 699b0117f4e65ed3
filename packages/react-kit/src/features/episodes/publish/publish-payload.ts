import type { Episode, EpisodeField, EpisodeInput } from '@postkit/sdk/schema';
import type { EpisodeDraft } from './episode-draft.ts';

/** Save as a draft, publish now, or publish at `moment` (unix seconds). */
export type PublishWhen = { kind: 'save' } | { kind: 'publish' } | { kind: 'schedule'; moment: number };

/** The fields that the publish dialog edits. */
export type PublishFields = Pick<Episode, EpisodeField<'publish'>>;

/** All fields of the episode in the request; an update adds its version. */
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
