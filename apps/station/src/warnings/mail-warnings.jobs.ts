import { z } from 'zod';
import type { WarningKind } from '@postkit/sdk/schema';
import type { StationContext } from '../context.ts';
import type { Tables } from '../platform/db/database.ts';
import { readNote, removeNote, writeNote } from '../platform/installation-notes.ts';
import { createMail } from '../platform/mail/create-mail.ts';
import { noticeMail } from '../platform/mail/notice-mail.ts';
import { installationWarnings, type WarningDeps } from './find-warnings.ts';

const hourMs = 3_600_000;
const texts = {
  database_damaged:
    'The database of the station is damaged. Run "postkit-station check", keep the newest backups, and restore the newest one whose database is whole.',
  process_hung:
    'A process of the station did not respond, and was started again. Its recordings have a gap. Check the disk and the load of the machine, and the log.',
  disk_full:
    'The disk of the station is full within two weeks at the present rate. Delete audio, keep the log for fewer days, or add space.',
  backup_late: 'The newest backup is older than two days. Check the folder of the backups and its disk.',
  backup_damaged:
    'A verification found a backup that cannot be restored as a whole. Back up again, and check the disk.',
} as const satisfies Partial<Record<WarningKind, string>>;
/** Failed backups have mails of their own, and so have outages of the recording. */
type MailedKind = keyof typeof texts;
const kinds = Object.keys(texts) as MailedKind[];

/** Mails the first administrator each warning once, until it is over. Returns the function that starts it. */
export function defineWarningMails(
  context: StationContext,
  deps: Pick<WarningDeps, 'accounts' | 'backup' | 'processes'>,
): () => Promise<void> {
  const { config, clock, db, jobs, publicUrl } = context;
  const mail = config.mail ? createMail(config.mail) : null;
  const noteOf = (kind: MailedKind) => `warned.${kind}`;

  const send = jobs.define('warnings.send', {
    payload: z.object({ kind: z.enum(kinds) }),
    retries: 7,
    async run({ kind }, { signal }) {
      const link = { url: `${publicUrl}/`, label: 'Open PostKit' };
      await mail?.send(
        noticeMail(config.adminEmail, { subject: 'PostKit needs attention', lines: [texts[kind]], link }),
        signal,
      );
    },
  });

  const check = jobs.define('warnings.check', {
    payload: z.object({}),
    lane: 'background',
    async run(_payload, { complete }) {
      const present = await installationWarnings(context, deps);
      await complete(async (transaction) => {
        for (const kind of kinds)
          await follow(
            transaction,
            kind,
            present.some((warning) => warning.kind === kind),
          );
        await plan(transaction, clock.now() + hourMs);
      });
    },
    onFailed: (_payload, _error, transaction) => plan(transaction, clock.now() + hourMs),
  });

  async function follow(transaction: Tables, kind: MailedKind, isPresent: boolean): Promise<void> {
    const isKnown = (await readNote(transaction, noteOf(kind))) !== null;
    if (isPresent === isKnown) return;
    if (!isPresent) return removeNote(transaction, noteOf(kind));
    await writeNote(transaction, noteOf(kind), { at: clock.seconds(), text: '' });
    await send.add(transaction, { kind });
  }

  const plan = async (to: Tables, runAt: number) => void (await check.add(to, {}, { key: 'hourly', runAt }));

  return async () => {
    if (mail) await plan(db, clock.now() + hourMs);
  };
}
