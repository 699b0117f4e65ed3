import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import { hexColor, type StationLook } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  accent: z
    .union([z.literal(''), hexColor])
    .optional()
    .meta({ value: '<color>', description: 'color such as #C2410C; "" for the color of PostKit' }),
  logo: z.string().optional().meta({
    value: '<file>',
    description: 'JPEG, PNG, WebP or GIF of at most 20 MB, best a square; "" for none',
  }),
});

async function show(context: CommandContext, given: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, given);
  const { accent, logo } = (await client.settings.get()).settings;
  printLook(context, given, { accent, logo });
}

/** Changes the look of the station; stores the file of a logo first. */
async function set(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { accent, logo } = given;
  if (accent === undefined && logo === undefined) throw new CliError('usage', 'Pass --accent or --logo.');
  const bytes = logo ? await readImage(logo) : null;
  const { client } = await openSession(context, given);
  const look = await client.settings.update({
    ...(accent === undefined ? {} : { accent: accent || null }),
    ...(logo === undefined ? {} : { logo: bytes ? await storedAddress(client, bytes) : '' }),
  });
  printLook(context, given, look);
}

async function readImage(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (cause) {
    throw new CliError('notFound', `${path} cannot be read.`, { cause });
  }
}

async function storedAddress(client: PostKitClient, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await client.images.upload(new Blob([bytes]))).location;
}

function printLook(context: CommandContext, { json }: GlobalOptions, look: StationLook): void {
  if (json) printJson(context, look);
  else context.terminal.out(`Accent  ${look.accent ?? 'color of PostKit'}\nLogo    ${look.logo || 'none'}\n`);
}

export const showLook = defineCommand({ run: show });
export const setLook = defineCommand({ options, run: set });
