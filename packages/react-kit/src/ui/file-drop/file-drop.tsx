import Upload from 'lucide-react/icons/upload';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { FileTrigger } from '../file-trigger/file-trigger.tsx';
import { isElement } from '../root/is-element.ts';
import './file-drop.css';
import { acceptsFile } from './accepts-file.ts';
import { fileDropMessages } from './file-drop.messages.ts';

export type FileDropProps = {
  label: string;
  /** Like the `accept` of a file input: "image/*", ".wav,.mp3". */
  accept?: string | undefined;
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  description?: ReactNode;
  onFiles: (files: File[]) => void;
  /** Receives dropped files that do not match `accept` or are too many. */
  onReject?: ((files: File[]) => void) | undefined;
};

/** A drop zone for files, with a button that opens the file dialog. */
export function FileDrop({
  label,
  accept,
  isMultiple = false,
  isDisabled = false,
  description,
  onFiles,
  onReject,
}: FileDropProps) {
  const messages = useWords(fileDropMessages);
  const [isOver, setOver] = useState(false);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (isDisabled) return;
    const files = [...event.dataTransfer.files];
    const fitting = files.filter((file) => acceptsFile(accept, file));
    const accepted = isMultiple || fitting.length === 1 ? fitting : [];
    const rejected = files.filter((file) => !accepted.includes(file));
    if (accepted.length > 0) onFiles(accepted);
    if (rejected.length > 0) onReject?.(rejected);
  }

  return (
    // Dropping is a shortcut for pointers; the button inside does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="pk-file-drop"
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={(event) => {
        if (!(isElement(event.relatedTarget) && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={onDrop}
    >
      <Upload aria-hidden="true" />
      <span className="pk-file-drop-text">
        {isMultiple ? messages.many : messages.one}
        {description && <span className="pk-file-drop-help">{description}</span>}
      </span>
      <FileTrigger {...{ accept, isMultiple, isDisabled, onFiles }}>{messages.browse}</FileTrigger>
    </div>
  );
}
