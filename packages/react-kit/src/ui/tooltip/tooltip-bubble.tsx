import { useRef, type ReactNode, type RefObject } from 'react';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { createPortal } from 'react-dom';
import type { TooltipPlacement } from './use-tooltip.tsx';
import './tooltip.css';

type Props = { id: string; target: RefObject<Element | null>; placement: TooltipPlacement; children: ReactNode };

export function TooltipBubble({ id, target, placement, children }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  const { getContainer } = useUNSAFE_PortalContext();
  const { overlayProps } = useOverlayPosition({ targetRef: target, overlayRef: bubble, placement, offset: 6, isOpen: true });
  return createPortal(
    <div ref={bubble} id={id} role="tooltip" className="pk-tooltip" {...overlayProps}>
      {children}
    </div>,
    getContainer?.() ?? document.body,
  );
}
