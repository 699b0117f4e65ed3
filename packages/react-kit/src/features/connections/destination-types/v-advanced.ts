import Clapperboard from 'lucide-react/icons/clapperboard';
import type { HiddenDestination } from './destination-type.ts';
import { stayReasons } from './stay-reasons.ts';

export const advancedVideo: HiddenDestination = {
  name: 'Advanced video',
  icon: Clapperboard,
  does: 'An advanced video file of each episode.',
  stays: stayReasons.video,
  setup: null,
};
