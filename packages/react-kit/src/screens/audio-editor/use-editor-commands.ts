import { useMemo } from 'react';
import type { Command } from '../../host/commands/command.ts';
import { useScreenCommands } from '../../host/commands/use-screen-commands.ts';
import { useWords } from '../../words/use-words.ts';
import { audioEditorMessages } from './audio-editor.messages.ts';
import type { AudioEditorStore } from './audio-editor.store.ts';
import { rangeMessages } from './range/range.messages.ts';
import { keyHelpMessages } from './timeline/timeline-edits.messages.ts';

/** The editor's entries in the palette, and its keys in the keyboard help. */
export function useEditorCommands(store: AudioEditorStore, canEdit: boolean): void {
  const messages = useWords(audioEditorMessages);
  const rangeWords = useWords(rangeMessages);
  const keyHelpWords = useWords(keyHelpMessages);
  const commands = useMemo((): Command[] => {
    const { group, upload, library } = messages.commands;
    const open = (tab: 'upload' | 'library') => () => store.getState().openInspector(tab);
    return [
      { id: 'upload', ...upload, group, run: open('upload') },
      { id: 'library', ...library, group, run: open('library') },
    ];
  }, [store, messages]);
  const keys = useMemo(
    () => ({
      title: messages.keys,
      rows: canEdit
        ? [...keyHelpWords.rows, ...keyHelpWords.editRows, ...rangeWords.keyRows]
        : keyHelpWords.rows,
    }),
    [canEdit, messages, rangeWords, keyHelpWords],
  );
  useScreenCommands({ commands, keys });
}
