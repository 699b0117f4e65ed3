import type { PlayoutInput } from '@postkit/sdk';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { minuteOf, printJson, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const found = await client.playout.inputs();
  if (options.json) {
    printJson(context, found);
    return;
  }
  printList(context, options, found.inputs, {
    head: ['ID', 'STATE', 'SYSTEM', 'BY', 'LAST MESSAGE', 'NAME', 'ON AIR', 'REASON'],
    row: ({ id, state, system, transport, last_message_ms, name, on_air, state_reason }) => [
      String(id),
      state,
      system ?? 'own form',
      transport.type,
      minuteOf(last_message_ms === null ? null : last_message_ms / 1000),
      name,
      titleOf(on_air),
      state_reason,
    ],
    none: 'No inputs.',
  });
}

function titleOf(element: PlayoutInput['on_air']): string {
  return element ? [element.artist, element.title || element.cart].filter(Boolean).join(' - ') : '';
}

export const listInputs = defineCommand({ run: list });
