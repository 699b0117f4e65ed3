import Film from 'lucide-react/icons/film';
import type { Words } from '../../../words/define-messages.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { HiddenDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

export const basicVideo = (messages: Words<typeof destinationTypesMessages>): HiddenDestination => ({
  icon: Film,
  does: messages.basicVideo.does,
  stays: cannotRemoveReasons(messages).video,
  setup: null,
});
