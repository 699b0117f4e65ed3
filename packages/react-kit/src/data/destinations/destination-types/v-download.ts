import Film from 'lucide-react/icons/film';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { HiddenDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const basicVideo = (catalogue: Catalogue): HiddenDestination => ({
  icon: Film,
  does: catalogue.wordsOf(destinationTypesMessages).basicVideo.does,
  stays: cannotRemoveReasons(catalogue).video,
  setup: null,
});
