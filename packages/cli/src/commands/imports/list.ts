import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printList, printOutcome, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

/** Prints the latest imports, newest first. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.imports.list(), {
    head: ['ID', 'STATUS', 'ITEMS', 'IMPORTED', 'SKIPPED', 'FAILED', 'TITLE'],
    row: ({ id, status, total, imported, skipped, failed, title }) => [
      String(id),
      status,
      ...[total, imported, skipped, failed].map(String),
      title,
    ],
    none: 'No imports.',
  });
}

async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printValue(context, options, await client.imports.get(id));
}

async function retry(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printOutcome(
    context,
    options,
    await client.imports.retry(id),
    `Import ${id} tries its failed items again.`,
  );
}

async function cancel(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printOutcome(
    context,
    options,
    await client.imports.cancel(id),
    `Import ${id} is cancelled. Imported episodes stay.`,
  );
}

const argument = idArgument('imports list');
export const listImports = defineCommand({ run: list });
export const showImport = defineCommand({ argument, run: show });
export const retryImport = defineCommand({ argument, run: retry });
export const cancelImport = defineCommand({ argument, run: cancel });
