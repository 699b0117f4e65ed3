import { useEffect, useState } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';

const copiedMilliseconds = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies text through the host. `copied` lasts for 2 seconds after the last copy. */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const { host } = usePostKit();
  const [{ state, count }, set] = useState<{ state: CopyState; count: number }>({ state: 'idle', count: 0 });

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => set({ state: 'idle', count }), copiedMilliseconds);
    return () => clearTimeout(timer);
  }, [state, count]);

  async function copy(text: string) {
    try {
      await host.copyText(text);
      set({ state: 'copied', count: count + 1 });
    } catch {
      set({ state: 'refused', count });
    }
  }

  return [state, copy];
}
