import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { HiddenDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';

export const facebookVideo: HiddenDestination = {
  name: 'Facebook video',
  icon: MonitorPlay,
  does: 'Each episode becomes a video on your page.',
  stays: cannotRemoveReasons.social,
  setup: null,
};
