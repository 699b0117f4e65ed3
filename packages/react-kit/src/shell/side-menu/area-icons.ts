// Written by `npm run generate`.
import AudioLines from 'lucide-react/icons/audio-lines';
import Cable from 'lucide-react/icons/cable';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Library from 'lucide-react/icons/library';
import Megaphone from 'lucide-react/icons/megaphone';
import Podcast from 'lucide-react/icons/podcast';
import Rss from 'lucide-react/icons/rss';
import Shapes from 'lucide-react/icons/shapes';
import Sunrise from 'lucide-react/icons/sunrise';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { ComponentType, SVGProps } from 'react';
import type { MenuAreaId } from '../../screens.ts';

export const areaIcons: Readonly<Record<MenuAreaId, ComponentType<SVGProps<SVGSVGElement>>>> = {
  today: Sunrise,
  programmes: CalendarDays,
  audio: AudioLines,
  shows: Library,
  video: Clapperboard,
  episodes: Podcast,
  setup: Cable,
  analytics: ChartColumn,
  campaigns: Megaphone,
  users: Users,
  rssImport: Rss,
  tags: Tags,
  categories: Shapes,
  schedules: CalendarClock,
};
