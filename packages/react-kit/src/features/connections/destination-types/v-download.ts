import Film from 'lucide-react/icons/film';
import type { DestinationType } from './destination-type.ts';
import { stayReasons } from './stay-reasons.ts';

export const basicVideo = {
  name: 'Basic video',
  icon: Film,
  does: 'A basic video file of each episode. YouTube needs it.',
  stays: stayReasons.video,
  setup: null,
} satisfies DestinationType;
