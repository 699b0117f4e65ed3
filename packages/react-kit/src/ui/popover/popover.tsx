import { deferred } from '../deferred/deferred.ts';
import { NotLoaded } from '../deferred/not-loaded.tsx';
import { useDeferredTrigger } from '../deferred/use-deferred-trigger.ts';
import { PlainTrigger } from '../trigger-button/plain-trigger.tsx';
import type { PopoverProps } from './popover-props.ts';

const control = deferred(() => import('./popover-control.tsx').then((module) => module.PopoverControl));

/** A panel next to its button. Escape or a press outside closes it. Its code loads when it is first used. */
export function Popover(props: PopoverProps) {
  const { part: Control, takeover, hasFailed, button } = useDeferredTrigger(control);
  if (Control) return <Control {...props} takeover={takeover} />;
  return (
    <>
      <PlainTrigger trigger={props.trigger} button={button} popup="dialog" />
      {hasFailed && <NotLoaded />}
    </>
  );
}
