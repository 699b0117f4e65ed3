import { useEffect, useState } from 'react';
import type { PublicClient } from '@postkit/sdk/public';

/** The props of every block: the data, a client that reads it, or both. */
export interface BlockProps<Data> {
  /** Reads the data in the browser. Without it, the block shows `data` only. */
  client?: PublicClient | undefined;
  /** Shown at once, such as by a server; with a client, the browser replaces it by newer data. */
  data?: Data | undefined;
  /** Of the heading that names the block; false hides the heading. */
  heading?: string | false | undefined;
}

export interface SiteData<Data> {
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * Reads the data of a block, again with another `subject`, and every `every` milliseconds while the page is visible. After a
 * failure, earlier data stays.
 */
export function useSiteData<Data>(
  { client, data: given }: BlockProps<Data>,
  read: (client: PublicClient, signal: AbortSignal) => Promise<Data>,
  { subject = '', every = 0 }: { subject?: string | number; every?: number } = {},
): SiteData<Data> {
  const [loaded, setLoaded] = useState<{ subject: string | number; data: Data } | null>(null);
  const [failed, setFailed] = useState<string | number | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!client) return undefined;
    const stop = new AbortController();
    const load = () => {
      if (document.hidden && every > 0) return;
      read(client, stop.signal).then(
        (data) => {
          if (stop.signal.aborted) return;
          setLoaded({ subject, data });
          setFailed(null);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          console.error('[postkit] a block could not be loaded', error);
          setFailed(subject);
        },
      );
    };
    load();
    const timer = every > 0 ? setInterval(load, every) : undefined;
    return () => {
      stop.abort();
      clearInterval(timer);
    };
    // `read` is a new function in each rendering; `subject` names all that it depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, subject, every, attempt]);

  const data = loaded?.subject === subject ? loaded.data : given;
  return { data, hasFailed: failed === subject && data === undefined, retry: () => setAttempt(attempt + 1) };
}
