import Clapperboard from 'lucide-react/icons/clapperboard';
import type { Words } from '../../../words/define-messages.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { HiddenDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

export const advancedVideo = (messages: Words<typeof destinationTypesMessages>): HiddenDestination => ({
  icon: Clapperboard,
  does: messages.advancedVideo.does,
  stays: cannotRemoveReasons(messages).video,
  setup: null,
});
