import { createStation } from './app.ts';
import { isAudioError } from './audio/index.ts';

/** What somebody reads who has just started a station. */
function greeting(url: string, admin: { email: string; password: string | null } | null): string {
  const lines = [`The station runs at ${url}`];
  if (admin) lines.push(`Sign in with ${admin.email}`);
  if (admin?.password) lines.push(`Password: ${admin.password}`, 'It is shown this once.');
  if (admin && !admin.password) lines.push('Password: the one in POSTKIT_ADMIN_PASSWORD');
  const width = Math.max(...lines.map((line) => line.length));
  const bar = '─'.repeat(width + 2);
  return `\n┌${bar}┐\n${lines.map((line) => `│ ${line.padEnd(width)} │`).join('\n')}\n└${bar}┘\n\n`;
}

/** Words for a start that failed; a fault of the setup needs no stack. */
function explain(error: unknown): string {
  if (isAudioError(error)) return `PostKit needs ffmpeg: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'That port is taken. Set PORT to another one.';
  return error.message;
}

try {
  const station = await createStation();
  // Straight to the terminal: the log never sees a password.
  process.stdout.write(greeting(station.context.publicUrl, station.firstAdmin));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      station.close().then(
        () => process.exit(0),
        (error: unknown) => {
          station.context.log.error({ err: error }, 'the station could not stop in order');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
