import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { copyButtonMessages } from './copy-button.messages.ts';

const shownFor = 2000;

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'isDisabled' | 'isFullWidth'> & {
  text: string;
  label?: string | undefined;
  /** Writes to the clipboard; a rejection goes to `onError`. */
  copy: (text: string) => Promise<void>;
  onError?: ((error: unknown) => void) | undefined;
};

/** Copies its text and shows "Copied!" for two seconds. */
export function CopyButton({ text, label, copy, onError, ...button }: CopyButtonProps) {
  const messages = useWords(copyButtonMessages);
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), shownFor);
    return () => clearTimeout(timer);
  }, [copies]);

  async function onPress() {
    try {
      await copy(text);
      setCopies((count) => count + 1);
    } catch (error) {
      onError?.(error);
    }
  }

  const isCopied = copies > 0;
  return (
    <>
      <Button
        {...button}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onPress={() => void onPress()}
      >
        {isCopied ? messages.copied : (label ?? messages.copy)}
      </Button>
      <span role="status" data-visually-hidden>
        {isCopied && messages.copied}
      </span>
    </>
  );
}
