import type { NightlyBackup } from './backup/nightly-backup.ts';
import type { StationContext } from './context.ts';
import { createMail } from './platform/mail/create-mail.ts';

/** Milliseconds after the start, when the first pages are served. */
const pauseMs = 1000;

/**
 * Tries once, a moment after the start, what the station needs only later: the folder of its backups and its mail server. It works
 * without them, so a fault is logged, and one of the folder is a warning for company admins. Returns the function that ends it.
 */
export function tryServices(
  { config, log }: Pick<StationContext, 'config' | 'log'>,
  backup: Pick<NightlyBackup, 'tryFolder'>,
): () => void {
  const stopping = new AbortController();

  async function tryThem(): Promise<void> {
    const folder = await backup.tryFolder();
    if (folder !== null) log.warn(`POSTKIT_BACKUPS: ${folder}`);
    if (config.mail && !stopping.signal.aborted) await createMail(config.mail).check(stopping.signal);
  }

  function report(error: unknown): void {
    if (!stopping.signal.aborted)
      log.warn(`POSTKIT_SMTP_URL: ${error instanceof Error ? error.message : String(error)}`);
  }

  const timer = setTimeout(() => void tryThem().catch(report), pauseMs);
  timer.unref();
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
