import type { CommandContext } from './command-context.ts';
import type { GlobalOptions } from './global-options.ts';
import { table } from './table.ts';

/** One line of JSON. */
export function printJson({ terminal }: CommandContext, value: unknown): void {
  terminal.out(`${JSON.stringify(value)}\n`);
}

/** A value with all its fields: indented for readers, one line with `--json`. */
export function printValue({ terminal }: CommandContext, { json }: GlobalOptions, value: unknown): void {
  terminal.out(`${JSON.stringify(value, null, json ? 0 : 2)}\n`);
}

/** The outcome of a change: the value with `--json`, else a message for readers on standard error. */
export function printOutcome(
  context: CommandContext,
  { json }: GlobalOptions,
  value: unknown,
  message: string,
): void {
  if (json) printJson(context, value);
  else context.terminal.err(`${message}\n`);
}

/** A new resource: its id on standard output for scripts, or the value with `--json`. */
export function printCreated(
  context: CommandContext,
  options: GlobalOptions,
  value: { readonly id: number | string },
  noun: string,
): void {
  if (!options.json) context.terminal.out(`${value.id}\n`);
  printOutcome(context, options, value, `${noun} ${value.id} is created.`);
}

export interface TableForm<Item> {
  readonly head: readonly string[];
  row(item: Item): readonly string[];
  /** Message on standard error when there is no item. */
  readonly none: string;
}

/** A list as a table, or as one JSON array with `--json`. */
export function printList<Item>(
  context: CommandContext,
  { json }: GlobalOptions,
  items: readonly Item[],
  form: TableForm<Item>,
): void {
  if (json) printJson(context, items);
  else if (items.length === 0) context.terminal.err(`${form.none}\n`);
  else
    context.terminal.out(
      table(
        form.head,
        items.map((item) => form.row(item)),
      ),
    );
}

/** `2026-11-22 14:52`, UTC; empty without a time. */
export function minuteOf(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

/** `1:02:03` */
export function clockOf(duration: number): string {
  const seconds = Math.round(duration);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}
