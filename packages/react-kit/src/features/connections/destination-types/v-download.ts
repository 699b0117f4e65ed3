import Film from 'lucide-react/icons/film';
import type { HiddenDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const basicVideo: HiddenDestination = {
  name: 'Basic video',
  icon: Film,
  does: 'A basic video file of each episode. YouTube needs it.',
  stays: cannotRemoveReasons.video,
  setup: null,
};
