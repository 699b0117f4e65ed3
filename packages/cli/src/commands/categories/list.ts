import type { CategoryGroup } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

/** Prints the category groups of the station. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, (await client.categories.list()).objects, {
    head: ['ID', 'COLOR', 'TYPE', 'NAME', 'CATEGORIES'],
    row: ({ id, color, category_type, name, categories }: CategoryGroup) => [
      String(id),
      color,
      category_type,
      name,
      categories.map((category) => category.name).join(', '),
    ],
    none: 'No category groups.',
  });
}

export const listCategories = defineCommand({ run: list });
