import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';

export interface ConfirmedButtonProps {
  label: string;
  title: string;
  text: string;
  /** Skips the confirmation, for when nothing would be lost. */
  isPlain?: boolean;
  onConfirm: () => void;
}

/** A notice's button that asks for confirmation before it discards work. */
export function ConfirmedButton({ label, title, text, isPlain = false, onConfirm }: ConfirmedButtonProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => (isPlain ? onConfirm() : setConfirmOpen(true))}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={title}
        confirmLabel={label}
        isDanger
        onConfirm={() => {
          setConfirmOpen(false);
          onConfirm();
        }}
        onCancel={() => setConfirmOpen(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
