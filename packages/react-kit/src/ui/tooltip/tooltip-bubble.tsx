import { useRef, type ReactNode, type RefObject } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { InOverlays } from '../root/in-overlays.tsx';
import type { TooltipPlacement } from './use-tooltip.tsx';
import './tooltip.css';

type Props = {
  id: string;
  target: RefObject<Element | null>;
  placement: TooltipPlacement;
  children: ReactNode;
};

export function TooltipBubble({ id, target, placement, children }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: target,
    overlayRef: bubble,
    placement,
    offset: 6,
    isOpen: true,
  });
  return (
    <InOverlays>
      <div ref={bubble} id={id} role="tooltip" className="pk-tooltip" {...overlayProps}>
        {children}
      </div>
    </InOverlays>
  );
}
