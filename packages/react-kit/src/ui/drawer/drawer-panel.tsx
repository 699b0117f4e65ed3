import X from 'lucide-react/icons/x';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useWords } from '../../words/use-words.ts';
import { EscapeWithoutFocus } from '../dialog/escape-without-focus.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DrawerEdge, type DrawerSize } from './drawer-edge.tsx';
import '../heading/heading.css';
import './drawer.css';
import { drawerMessages } from './drawer.messages.ts';

export type DrawerProps = {
  isOpen: boolean;
  title: string;
  onClose?: (() => void) | undefined;
  /** `sheet`: at the bottom, as high as its content, for phones. */
  side?: 'end' | 'bottom' | 'sheet' | undefined;
  /** Makes the drawer resizable by its edge. */
  size?: DrawerSize | undefined;
  footer?: ReactNode;
  /** Between the title and the close button. */
  actions?: ReactNode;
  children: ReactNode;
};

export function DrawerPanel({
  isOpen,
  title,
  onClose,
  side = 'end',
  size,
  footer,
  actions,
  children,
}: DrawerProps) {
  // React Aria's own title is unknown inside a shadow root.
  const titleId = useId();
  const messages = useWords(drawerMessages);
  const style: CSSProperties = size ? { [side === 'end' ? 'width' : 'height']: size.value } : {};
  return (
    <ModalOverlay
      className="pk-drawer-overlay"
      isOpen={isOpen}
      isDismissable={Boolean(onClose)}
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <Modal className="pk-drawer" data-side={side} style={style}>
        <Dialog className="pk-drawer-panel" aria-labelledby={titleId}>
          {onClose && <EscapeWithoutFocus onClose={onClose} />}
          {size && side !== 'sheet' && <DrawerEdge side={side} size={size} />}
          <div className="pk-drawer-header">
            <h2 id={titleId} className="pk-heading" data-look={2}>
              {title}
            </h2>
            {actions}
            {onClose && (
              <IconButton label={messages.close} icon={<X aria-hidden="true" />} onPress={onClose} />
            )}
          </div>
          <div className="pk-drawer-body">{children}</div>
          {footer && <div className="pk-drawer-footer">{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
