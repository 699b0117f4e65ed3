import type { Episode, EpisodeField, EpisodeInput } from '@postkit/sdk/schema';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';

/**
 * Save as a draft, publish now, publish at `moment` (unix seconds), or update a published or scheduled episode in place, which
 * changes its date only with a `moment`.
 */
export type PublishWhen =
  | { kind: 'save' }
  | { kind: 'publish' }
  | { kind: 'schedule'; moment: number }
  | { kind: 'update'; moment: number | null };

/** The fields of the form of the publish dialog. */
export type FormFields = Pick<Episode, EpisodeField<'publish'>>;

/** The fields that the publish dialog edits. */
export type PublishFields = FormFields & Pick<Episode, 'expires_at'>;

/** The user's choices in the publish dialog besides its fields. */
export interface PublishChoice {
  destinations: number[];
  /** Ids of the events that the user accepted. */
  accepted: number[];
}

/** All fields of the episode in the request; an update adds its version. */
export function publishPayload(
  draft: EpisodeDraft,
  fields: PublishFields,
  { destinations, accepted }: PublishChoice,
  when: PublishWhen,
): EpisodeInput {
  const rights = accepted.length > 0 && when.kind !== 'save' ? { accept_rights: accepted } : {};
  return {
    ...draft.fields,
    ...fields,
    social_media_connections: destinations,
    ...rights,
    ...lifecycle(when),
  };
}

function lifecycle(when: PublishWhen): Pick<EpisodeInput, 'draft' | 'unpublished' | 'delay_post_until'> {
  switch (when.kind) {
    case 'save':
      return { draft: true, delay_post_until: null };
    case 'publish':
      return { draft: false, unpublished: false, delay_post_until: null };
    case 'schedule':
      return { draft: false, unpublished: false, delay_post_until: when.moment };
    case 'update':
      // An episode that another user took down meanwhile stays so.
      return { draft: undefined, unpublished: undefined, delay_post_until: when.moment ?? undefined };
  }
}
