import type { Episode } from '@postkit/sdk/schema';
import { useState } from 'react';
import { useLive } from '../../screen/live/use-live.ts';
import { useEditor } from './audio-editor.store.ts';

/** Who has saved the episode since this draft was made from it; null for nobody. */
export function useOutdated(episode: Episode | null): string | null {
  const version = useEditor((state) => state.version);
  const [told, setTold] = useState<{ version: number; by: string } | null>(null);
  useLive('playlist_changed', (message) => {
    if (message.playlist_id === episode?.playlist_id && message.change === 'updated') {
      setTold({ version: message.version, by: message.updated_by });
    }
  });
  if (!episode || version === null) return null;
  const latest = told && told.version > episode.version ? told : { version: episode.version, by: episode.updated_by };
  return latest.version > version ? latest.by : null;
}
