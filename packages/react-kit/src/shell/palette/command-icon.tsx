import Building from 'lucide-react/icons/building-2';
import CirclePlus from 'lucide-react/icons/circle-plus';
import Keyboard from 'lucide-react/icons/keyboard';
import Library from 'lucide-react/icons/library';
import LogOut from 'lucide-react/icons/log-out';
import Podcast from 'lucide-react/icons/podcast';
import RadioTower from 'lucide-react/icons/radio-tower';
import SunMoon from 'lucide-react/icons/sun-moon';
import Upload from 'lucide-react/icons/upload';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType, SVGProps } from 'react';
import { areaIcons } from '../side-menu/area-icons.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const actions: Readonly<Record<string, Icon>> = {
  'new-episode': CirclePlus,
  'add-station': CirclePlus,
  'screen-company': Building,
  upload: Upload,
  'log-source': RadioTower,
  'key-help': Keyboard,
  'sign-out': LogOut,
};
const kinds: Readonly<Record<string, Icon>> = {
  show: Library,
  episode: Podcast,
  theme: SunMoon,
  station: RadioTower,
};
const areas: Readonly<Record<string, Icon>> = areaIcons;

/** The icon of a command, by its id or the kind that its id begins with. */
export function CommandIcon({ id }: { id: string }) {
  const [kind = '', ...rest] = id.split('-');
  const Shown = actions[id] ?? (kind === 'screen' ? areas[rest.join('-')] : kinds[kind]) ?? Zap;
  return <Shown aria-hidden="true" />;
}
