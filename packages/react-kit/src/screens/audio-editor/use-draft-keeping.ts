import { useEffect } from 'react';
import { writeDraft } from '../../domain/timeline/stored-draft.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import { audioEditorMessages as words } from './audio-editor.messages.ts';
import type { AudioEditorStore } from './audio-editor.store.ts';

/** Where the one draft of a station is kept. */
export function draftKey(station: string): string {
  return `audio-editor-draft:${station}`;
}

/** Milliseconds after the last change: a long timeline is not written anew with each letter. */
const writesAfter = 300;

/**
 * Keeps the draft in the host's storage while the editor is up, so that it survives a reload or a crash, and asks
 * before somebody leaves a timeline that holds something. Who leaves all the same leaves the draft behind.
 */
export function useDraftKeeping(store: AudioEditorStore, station: string, isDone: { readonly current: boolean }): void {
  const { host } = usePostKit();

  useEffect(() => {
    const key = draftKey(station);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWritten = true;
    function write() {
      if (isWritten) return;
      isWritten = true;
      const { place, version, history, form } = store.getState();
      host.storage.set(key, writeDraft({ place, version, items: [...history.items], form }));
    }
    const stop = store.subscribe((state, before) => {
      if (state.history.items === before.history.items && state.form === before.form) return;
      isWritten = false;
      clearTimeout(timer);
      timer = setTimeout(write, writesAfter);
    });
    globalThis.addEventListener('pagehide', write);
    return () => {
      stop();
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', write);
      host.storage.remove(key);
    };
  }, [host, store, station]);

  useEffect(
    () => host.askBeforeLeaving(() => (!isDone.current && store.getState().history.items.length > 0 ? words.leave : null)),
    [host, store, isDone],
  );
}
