import { useEffect, useRef } from 'react';
import { type Mount, useMount } from '../root/mount.ts';
import { nodesAround } from '../root/nodes-around.ts';
import { isCovered } from './is-covered.ts';
import { pathOf } from './key-path.ts';

/** Returns the action of a key, or null if it has none. */
type KeyAction = (event: KeyboardEvent) => (() => void) | null;

/**
 * Runs actions of keys in the document that the kit is in: pressed inside the kit, or while nothing beside it has the focus. Content of
 * the host and another kit keep their keys, and no key works while something covers the kit. Null disables the keys.
 * @param phase `first` runs before the screens see the key, `last` only if none of them used it
 */
export function usePageKeys(actionOf: KeyAction | null, phase: 'first' | 'last' = 'last'): void {
  const mount = useMount();
  const latest = useRef(actionOf);
  useEffect(() => {
    latest.current = actionOf;
  });
  const isOn = actionOf !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const page = mount.root.current?.ownerDocument ?? document;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isForKit(event, mount)) return;
      const act = latest.current?.(event);
      if (act && !isCovered(mount.root.current)) act();
    }
    const isCapture = phase === 'first';
    page.addEventListener('keydown', onKeyDown, isCapture);
    return () => page.removeEventListener('keydown', onKeyDown, isCapture);
  }, [mount, isOn, phase]);
}

function isForKit(event: KeyboardEvent, { root, overlays }: Mount): boolean {
  const path = pathOf(event);
  const [origin] = path;
  if (!root.current || !origin) return true;
  const isInside = path.some((element) => element === root.current || element === overlays.current?.element);
  return isInside || [...nodesAround(root.current)].includes(origin);
}
