import Clapperboard from 'lucide-react/icons/clapperboard';
import type { HiddenDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const advancedVideo: HiddenDestination = {
  name: 'Advanced video',
  icon: Clapperboard,
  does: 'An advanced video file of each episode.',
  stays: cannotRemoveReasons.video,
  setup: null,
};
