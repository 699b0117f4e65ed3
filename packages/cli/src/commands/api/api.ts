import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import { type Operation, operations } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { readDocument } from '../../core/fields.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  param: z
    .array(z.string())
    .optional()
    .meta({ value: '<name=value>', description: 'value in the path, such as id=7; may be repeated' }),
  query: z
    .array(z.string())
    .optional()
    .meta({ value: '<name=value>', description: 'value in the query; may be repeated' }),
  file: z
    .string()
    .optional()
    .meta({ value: '<path>', description: 'YAML or JSON file with the body; - reads standard input' }),
  method: z
    .enum(['GET', 'POST', 'PATCH', 'DELETE'])
    .default('GET')
    .meta({ value: '<method>', description: 'with a path' }),
});
type Options = OptionsOf<typeof options>;

const table: readonly Operation[] = Object.values(operations).flatMap((domain) => Object.values(domain));

/** The operation without its schemas: input and response stay as they are on the wire. */
function rawOperation(call: string, { method }: Options): Operation {
  if (call.startsWith('/')) return { ...common(), id: call, method, path: call };
  const found = table.find(({ id }) => id === call);
  if (!found)
    throw new CliError(
      'usage',
      `There is no operation "${call}". "postkit api" lists them; a path starts with /.`,
    );
  const { bodyKind = 'json', id, path, responseKind } = found;
  if (bodyKind === 'multipart' || bodyKind === 'bytes')
    throw new CliError(
      'usage',
      `${id} takes a file. "postkit uploads send" and "postkit images upload" send files.`,
    );
  if (responseKind === 'stream') throw new CliError('usage', `${id} is a stream. "postkit live" prints it.`);
  return { ...common(), ...hostOf(found), id, method: found.method, path };
}

function common() {
  return { summary: '', responseKind: 'file', success: 200, errors: [], access: { role: 'public' } } as const;
}

function hostOf({ host }: Operation) {
  return host === undefined ? {} : { host };
}

function pairs(texts: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined)
        throw new CliError('usage', `"${text}" is not a name and a value, such as id=7.`);
      return [name, value];
    }),
  );
}

async function send(
  context: CommandContext,
  client: PostKitClient,
  call: string,
  given: Options,
): Promise<Response> {
  const operation = rawOperation(call, given);
  const body = given.file === undefined ? undefined : await readDocument(context, given.file);
  // The hosts of some operations are known only from the settings.
  if (operation.host !== undefined) await client.settings.get();
  const { signal } = context;
  const input = {
    params: pairs(given.param),
    query: pairs(given.query),
    body,
    accept: 'application/json, */*',
  };
  return client.transport.open(operation, { ...input, ...(signal ? { signal } : {}) });
}

/** Prints JSON on one line with `--json`, else indented, and any other response as it is. */
async function call({ terminal }: CommandContext, { json }: Options, response: Response): Promise<void> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) {
    for await (const chunk of response.body ?? []) await terminal.write(chunk);
    return;
  }
  terminal.out(`${JSON.stringify(await response.json(), null, json ? 0 : 2)}\n`);
}

/** Calls an operation by its id or path, or lists the operations. */
async function api(context: CommandContext, given: Options, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) {
    const rows = table.map(({ id, method, path }) => ({ id, method, path }));
    return printList(context, given, rows, {
      head: ['ID', 'METHOD', 'PATH'],
      row: ({ id, method, path }) => [id, method, path],
      none: '',
    });
  }
  const { client } = await openSession(context, given);
  await call(context, given, await send(context, client, wanted, given));
}

export const callOperation = defineCommand({
  argument: z
    .string()
    .optional()
    .meta({ name: 'operation', description: 'id such as shows.list, or a path; none lists all' }),
  options,
  run: api,
});
