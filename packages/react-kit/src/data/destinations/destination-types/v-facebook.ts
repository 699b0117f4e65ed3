import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { Catalogue } from '../../../words/catalogue.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { HiddenDestination } from './destination-type.ts';
import { destinationTypesMessages } from './destination-types.messages.ts';

export const facebookVideo = (catalogue: Catalogue): HiddenDestination => ({
  icon: MonitorPlay,
  does: catalogue.wordsOf(destinationTypesMessages).facebookVideo.does,
  stays: cannotRemoveReasons(catalogue).social,
  setup: null,
});
