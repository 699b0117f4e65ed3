import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './audio/testing/temporary-folder.ts';
import { tryBackupFolder } from './backup/try-backup-folder.ts';
import { readConfig } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { tryServices } from './try-services.ts';

/** The lines that a try logs, of which it is known how many come. */
async function linesOf(env: Record<string, string>, count: number) {
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) } as unknown as Log;
  const config = readConfig(env);
  const tried = Promise.withResolvers<void>();
  const tryFolder = async () => {
    tried.resolve();
    return config.backupFolder ? tryBackupFolder(config.backupFolder) : null;
  };
  const end = tryServices({ config, log }, { tryFolder });
  await tried.promise;
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(count);
  end();
  return lines;
}

const mail = { POSTKIT_MAIL_FROM: 'post@example.org' };

describe('tryServices', () => {
  it('logs a folder of backups and a mail server that cannot be used, without a password', async () => {
    const [folder, server] = await linesOf(
      { ...mail, POSTKIT_BACKUPS: '/proc/postkit/b', POSTKIT_SMTP_URL: 'smtp://ann:hunter2@127.0.0.1:1' },
      2,
    );
    expect(folder).toMatch(
      /^POSTKIT_BACKUPS: the folder \/proc\/postkit\/b cannot be used: .*Name another folder$/,
    );
    expect(server).toMatch(
      /^POSTKIT_SMTP_URL: (?!.*hunter2)The mail server 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    );
  });

  it('logs nothing for a folder that it can use, in which it leaves nothing, and without settings', async () => {
    using folder = temporaryFolder();
    expect(await linesOf({ POSTKIT_BACKUPS: folder.file('a/b') }, 0)).toEqual([]);
    await expect.poll(() => existsSync(folder.file('a/b')) && readdirSync(folder.file('a/b'))).toEqual([]);
    expect(await linesOf({}, 0)).toEqual([]);
  });
});
