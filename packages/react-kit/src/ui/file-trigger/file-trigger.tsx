import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

export type FileTriggerProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled' | 'isBusy'> & {
  children: ReactNode;
  accept?: string | undefined;
  isMultiple?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** A button that opens the system's file dialog. Choosing the same file again reports it again. */
export function FileTrigger({ children, accept, isMultiple, onFiles, ...button }: FileTriggerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
