import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { Words } from '../../../words/define-messages.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { HiddenDestination } from './destination-type.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';

export const facebookVideo = (messages: Words<typeof destinationTypesMessages>): HiddenDestination => ({
  icon: MonitorPlay,
  does: messages.facebookVideo.does,
  stays: cannotRemoveReasons(messages).social,
  setup: null,
});
