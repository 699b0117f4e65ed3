import ChartColumn from 'lucide-react/icons/chart-column';
import Mic from 'lucide-react/icons/mic';
import Rss from 'lucide-react/icons/rss';
import Settings from 'lucide-react/icons/settings';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import { Heading } from '../src/ui/heading/heading.tsx';
import { NavList } from '../src/ui/nav-list/nav-list.tsx';
import { PkRoot, type Theme } from '../src/ui/root/root.tsx';
import { SegmentedControl } from '../src/ui/segmented-control/segmented-control.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Dates } from './dates.tsx';
import { Fields } from './fields.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import { Palette } from './palette.tsx';
import { States } from './states.tsx';
import './gallery.css';

const sections = [
  {
    id: 'content',
    label: 'My Content',
    items: [
      { id: 'audio', label: 'Audio', icon: <Mic aria-hidden="true" />, href: '#audio', isCurrent: true },
      { id: 'video', label: 'Video', icon: <Video aria-hidden="true" />, href: '#video' },
    ],
  },
  {
    id: 'management',
    label: 'Management',
    items: [
      { id: 'setup', label: 'Setup', icon: <Settings aria-hidden="true" />, href: '#setup' },
      { id: 'analytics', label: 'Analytics', icon: <ChartColumn aria-hidden="true" />, href: '#analytics' },
      {
        id: 'import',
        label: 'RSS Import',
        icon: <Rss aria-hidden="true" />,
        href: '#import',
        isLocked: true,
      },
    ],
  },
];

function initialTheme(): Theme | undefined {
  const theme = new URLSearchParams(location.search).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Every primitive in every state on one page; `?theme=dark` and `?hostile` set the stage. */
export function Gallery() {
  const [theme, setTheme] = useState(initialTheme);
  return (
    <PkRoot theme={theme}>
      <div className="gallery-page">
        <aside className="gallery-side">
          <NavList label="Gallery" sections={sections} onSelect={(_item, event) => event.preventDefault()} />
        </aside>
        <main className="gallery-main">
          <div className="gallery-top">
            <Heading level={1}>PostKit primitives</Heading>
            <SegmentedControl
              label="Theme"
              size="small"
              options={[
                { id: 'system', label: 'System' },
                { id: 'light', label: 'Light' },
                { id: 'dark', label: 'Dark' },
              ]}
              value={theme ?? 'system'}
              onChange={(value) => setTheme(value === 'system' ? undefined : value)}
            />
          </div>
          <Buttons />
          <Fields />
          <Choices />
          <Dates />
          <Overlays />
          <Lists />
          <States />
          <Palette />
        </main>
      </div>
    </PkRoot>
  );
}
