import Ellipsis from 'lucide-react/icons/ellipsis';
import { deferred } from '../deferred/deferred.ts';
import { NotLoaded } from '../deferred/not-loaded.tsx';
import { useDeferredTrigger } from '../deferred/use-deferred-trigger.ts';
import { PlainTrigger } from '../trigger-button/plain-trigger.tsx';
import type { MenuProps } from './menu-props.ts';

export type { MenuEntry, MenuGroup, MenuProps } from './menu-props.ts';

const control = deferred(() => import('./menu-control.tsx').then((module) => module.MenuControl));

/** A button that opens a menu of actions. Lines separate the groups. Its code loads when it is first used. */
export function Menu(given: MenuProps) {
  const { part: Control, takeover, hasFailed, button } = useDeferredTrigger(control);
  const props = {
    ...given,
    icon: given.icon ?? (given.isIconOnly ? <Ellipsis aria-hidden="true" /> : undefined),
  };
  if (Control) return <Control {...props} takeover={takeover} />;
  return (
    <>
      <PlainTrigger trigger={props} button={button} popup="menu" />
      {hasFailed && <NotLoaded />}
    </>
  );
}
