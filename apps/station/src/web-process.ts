import { createStation } from './app.ts';
import { explainStart } from './explain-start.ts';
import type { FirstAdmin } from './features/accounts/index.ts';
import type { RoleLink } from './supervisor/role-messages.ts';
import { runRole, type RunningRole } from './supervisor/run-role.ts';
import { withTelemetry } from './with-telemetry.ts';

/** The terminal output once the station runs. */
function greeting(url: string, admin: FirstAdmin | null): string {
  const lines = [`The station runs at ${url}`];
  if (admin) lines.push(`Sign in with ${admin.email}`);
  if (admin?.password) lines.push(`Password: ${admin.password}`, 'It is shown this once.');
  if (admin && !admin.password) lines.push('Password: the one in POSTKIT_ADMIN_PASSWORD');
  const width = Math.max(...lines.map((line) => line.length));
  const bar = '─'.repeat(width + 2);
  return `\n┌${bar}┐\n${lines.map((line) => `│ ${line.padEnd(width)} │`).join('\n')}\n└${bar}┘\n\n`;
}

await runRole({
  role: 'web',
  explain: explainStart,
  start: (link, tasks) => withTelemetry('web', () => serve(link, tasks)),
});

async function serve(link: RoleLink, tasks: readonly string[]): Promise<RunningRole> {
  const { url, port, context, firstAdmin, close } = await createStation({
    link,
    tasks: tasks.includes('worker') ? ['web', 'worker'] : ['web'],
  });
  // Straight to the terminal: the log never contains a password.
  process.stdout.write(greeting(url, firstAdmin));
  return {
    address: { url, port },
    media: () => context.engine.workerHealth(),
    close: () =>
      close().catch((error: unknown) => {
        context.log.error({ err: error }, 'the station could not stop in order');
        throw error;
      }),
  };
}
