import type { Words } from '../../../words/define-messages.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';
/** Why an unpublished episode stays at a destination; reasons that several types share. */
export const cannotRemoveReasons = (messages: Words<typeof destinationTypesMessages>) =>
  ({
    social: messages.reasons.social,
    video: messages.reasons.video,
    followed: messages.reasons.followed,
  }) as const;
