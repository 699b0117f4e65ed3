import type { ConnectionType } from '@postkit/sdk/schema';
import AudioLines from 'lucide-react/icons/audio-lines';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Film from 'lucide-react/icons/film';
import MessageCircle from 'lucide-react/icons/message-circle';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Radio from 'lucide-react/icons/radio';
import Rss from 'lucide-react/icons/rss';
import Users from 'lucide-react/icons/users';

const icons = {
  facebook: Users,
  twitter: MessageCircle,
  spreaker: Radio,
  v_download: Film,
  v_advanced: Clapperboard,
  v_youtube: MonitorPlay,
  v_facebook: MonitorPlay,
  megaphone: AudioLines,
  omny: AudioLines,
  rss: Rss,
  webwidget: PanelsTopLeft,
} as const satisfies Record<ConnectionType, unknown>;

/** A sign for a kind of destination that is nobody's trademark. */
export function DestinationIcon({ type }: { type: ConnectionType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" className="pk-destination-icon" />;
}
