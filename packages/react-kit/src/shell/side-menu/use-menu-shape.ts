import { useEffect, useState } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';

/** `bar`: along the bottom of a phone, which cannot be collapsed. */
export type MenuShape = 'open' | 'collapsed' | 'bar';

/** Below this width, in pixels, the menu collapses automatically. */
const collapseBelow = 1280;
/** Up to this width, in pixels, the menu is a bar; the style sheet has the same value. */
const barUpTo = 640;

const key = 'side-menu';

/** The side menu's shape: the user's last choice on a wide page, collapsed automatically on a narrow one. */
export function useMenuShape(): [shape: MenuShape, toggle: () => void] {
  const { host } = usePostKit();
  const [isCollapsed, setCollapsed] = useState(() => isNarrow() || host.storage.get(key) === 'collapsed');
  const [isBar, setBar] = useState(() => globalThis.innerWidth <= barUpTo);

  useEffect(() => {
    const narrow = globalThis.matchMedia(`(max-width: ${collapseBelow - 0.02}px)`);
    const bar = globalThis.matchMedia(`(max-width: ${barUpTo}px)`);
    const end = new AbortController();
    const follow = () => setCollapsed(narrow.matches || host.storage.get(key) === 'collapsed');
    narrow.addEventListener('change', follow, { signal: end.signal });
    bar.addEventListener('change', () => setBar(bar.matches), { signal: end.signal });
    return () => end.abort();
  }, [host]);

  function toggle() {
    setCollapsed(!isCollapsed);
    if (!isNarrow()) host.storage.set(key, isCollapsed ? 'open' : 'collapsed');
  }

  if (isBar) return ['bar', toggle];
  return [isCollapsed ? 'collapsed' : 'open', toggle];
}

function isNarrow(): boolean {
  return globalThis.innerWidth < collapseBelow;
}
