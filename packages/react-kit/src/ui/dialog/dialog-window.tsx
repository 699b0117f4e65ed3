import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { dialogMessages } from './dialog.messages.ts';
import { EscapeWithoutFocus } from './escape-without-focus.tsx';
import '../heading/heading.css';
import './dialog.css';
import { FocusReturn } from './focus-return.tsx';

export type DialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons at the end, the primary one last. */
  footer?: ReactNode;
  size?: 'medium' | 'large' | undefined;
  /** Without it, only the caller closes the dialog: there is no close button, and Escape does nothing. */
  onClose?: (() => void) | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
};

export function DialogWindow({
  isOpen,
  title,
  children,
  footer,
  size = 'medium',
  onClose,
  role = 'dialog',
}: DialogProps) {
  // React Aria's own title is unknown inside a shadow root.
  const titleId = useId();
  const messages = useWords(dialogMessages);
  return (
    <ModalOverlay
      className="pk-dialog-overlay"
      isOpen={isOpen}
      isKeyboardDismissDisabled={!onClose}
      onOpenChange={(open) => {
        if (!open) onClose?.();
      }}
    >
      <Modal className="pk-dialog-modal" data-size={size}>
        <AriaDialog className="pk-dialog" role={role} aria-labelledby={titleId}>
          <FocusReturn />
          {onClose && <EscapeWithoutFocus onClose={onClose} />}
          <div className="pk-dialog-header">
            <h2 id={titleId} className="pk-heading" data-look={2}>
              {title}
            </h2>
            {onClose && (
              <IconButton label={messages.close} icon={<X aria-hidden="true" />} onPress={onClose} />
            )}
          </div>
          <div className="pk-dialog-body">{children}</div>
          {footer && <div className="pk-dialog-footer">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
