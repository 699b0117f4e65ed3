import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { HiddenDestination } from './destination-type.ts';
import { cannotRemoveReasons } from './cannot-remove-reasons.ts';
import type { destinationTypesMessages } from './destination-types.messages.ts';
import type { Words } from '../../../words/define-messages.ts';

export const facebookVideo = (messages: Words<typeof destinationTypesMessages>): HiddenDestination => ({
  icon: MonitorPlay,
  does: messages.facebookVideo.does,
  stays: cannotRemoveReasons(messages).social,
  setup: null,
});
