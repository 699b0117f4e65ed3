import { useRef } from 'react';
import { transcriptFiles } from './use-transcript-file.ts';

/** The system's file dialog for an entry of a menu, which cannot hold the input itself. */
export function useFilePicker(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={transcriptFiles}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    ),
  };
}
