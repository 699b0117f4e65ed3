import type { Catalogue } from '../../../words/catalogue.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';
/** Why an unpublished episode stays at a destination; reasons that several types share. */
export const cannotRemoveReasons = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(destinationTypesMessages);
  return {
    social: messages.reasons.social,
    video: messages.reasons.video,
    followed: messages.reasons.followed,
  } as const;
};
