import { useMemo, useState } from 'react';
import { usePostKit } from '../../../../host/postkit-context.ts';
import { defaultFillers } from '../find-fillers.ts';

/** The filler words of a language, as the user edits them; kept in the browser. */
export function useFillers(language: string) {
  const { host } = usePostKit();
  const key = `postkit-fillers-${language.toLowerCase().split('-')[0] || 'en'}`;
  const [text, setText] = useState(() => host.storage.get(key) ?? defaultFillers(language).join(', '));
  const list = useMemo(
    () =>
      text
        .split(/[,\n]/)
        .map((filler) => filler.trim())
        .filter((filler) => filler !== ''),
    [text],
  );
  return {
    text,
    list,
    setText: (next: string) => {
      setText(next);
      if (next.trim() === '') host.storage.remove(key);
      else host.storage.set(key, next);
    },
  };
}
