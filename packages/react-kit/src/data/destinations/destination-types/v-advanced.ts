import Clapperboard from 'lucide-react/icons/clapperboard';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { HiddenDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const advancedVideo = (catalogue: Catalogue): HiddenDestination => ({
  icon: Clapperboard,
  does: catalogue.wordsOf(destinationTypesMessages).advancedVideo.does,
  stays: cannotRemoveReasons(catalogue).video,
  setup: null,
});
