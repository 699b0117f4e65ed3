import { useEffect, useState } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';

/** `collapsed`: a rail of icons. `bar`: tabs along the bottom of a phone, which cannot be collapsed. */
export type MenuShape = 'open' | 'collapsed' | 'bar';

type Width = 'wide' | 'narrow' | 'phone';

/** Below this width, in pixels, the menu collapses automatically. */
const collapseBelow = 1280;
/** Up to this width, in pixels, the menu is a bar; the style sheet has the same value. */
const barUpTo = 640;

const key = 'side-menu';

/**
 * The side menu's shape: the user's last choice on a wide page, collapsed automatically on a narrow one.
 * @param prefersRail Collapses the menu on a wide page too, until the user chooses a shape.
 */
export function useMenuShape(prefersRail: boolean): [shape: MenuShape, toggle: () => void] {
  const { host } = usePostKit();
  const [width, setWidth] = useState(widthOf);
  const [chosen, setChosen] = useState(() => host.storage.get(key));
  const [isOpenedOnNarrow, setOpenedOnNarrow] = useState(false);

  useEffect(() => {
    const end = new AbortController();
    const follow = () => {
      setWidth(widthOf());
      setOpenedOnNarrow(false);
    };
    for (const limit of [collapseBelow - 0.02, barUpTo]) {
      globalThis
        .matchMedia(`(max-width: ${limit}px)`)
        .addEventListener('change', follow, { signal: end.signal });
    }
    return () => end.abort();
  }, []);

  const isChosenRail = chosen === null ? prefersRail : chosen === 'collapsed';
  const isCollapsed = width === 'wide' ? isChosenRail : !isOpenedOnNarrow;

  function toggle() {
    if (width !== 'wide') return setOpenedOnNarrow(isCollapsed);
    const next = isCollapsed ? 'open' : 'collapsed';
    host.storage.set(key, next);
    setChosen(next);
  }

  if (width === 'phone') return ['bar', toggle];
  return [isCollapsed ? 'collapsed' : 'open', toggle];
}

function widthOf(): Width {
  if (globalThis.innerWidth <= barUpTo) return 'phone';
  return globalThis.innerWidth < collapseBelow ? 'narrow' : 'wide';
}
