import { type ReactNode, useContext } from 'react';
import { PartBoundary } from '../../ui/lazy-part/part-boundary.tsx';
import { type HostSlots, type SlotProps, type SlotPropsOf, SlotsContext } from '../host-slots.ts';
import { stationSession } from '../session/station-session.ts';
import { useSettings } from '../settings/settings.queries.ts';

export interface HostSlotProps<Name extends keyof HostSlots> {
  name: Name;
  /** The props of this slot, besides those of every slot. */
  props: Omit<SlotPropsOf<Name>, keyof SlotProps>;
  /** Shown without content of the host, and if that throws. */
  children?: ReactNode;
}

/** A place for content of the page that mounts the kit. */
export function HostSlot<Name extends keyof HostSlots>({
  name,
  props,
  children = null,
}: HostSlotProps<Name>) {
  // The props of one name, which the generic signature ties to it.
  const render = useContext(SlotsContext)?.[name] as ((props: object) => ReactNode) | undefined;
  if (!render) return children;
  return (
    <PartBoundary failed={() => children}>
      <Content render={render} props={props} />
    </PartBoundary>
  );
}

/** A component of its own, so that the content may use hooks and keeps its state when the host passes a new function. */
function Content({ render, props }: { render: (props: object) => ReactNode; props: object }) {
  const { data } = useSettings();
  if (!data) return null;
  const { slug, permissions } = stationSession(data.settings);
  return render({ ...props, station: slug, permissions });
}
