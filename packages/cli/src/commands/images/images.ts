import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { noCroppings, type Croppings } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';
import { printImage } from './print-image.ts';

/** Stores an image of any file name: the station checks its content. */
async function upload(context: CommandContext, given: GlobalOptions, path: string): Promise<void> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new CliError('notFound', `${path} cannot be read.`, { cause });
  });
  const { client } = await openSession(context, given);
  printImage(context, given, await client.images.upload(new Blob([bytes])));
}

const area = z
  .string()
  .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/, 'This must be four numbers such as 0,0,1400,1400.')
  .transform((text): Croppings => {
    const [left = 0, top = 0, right = 0, bottom = 0] = text.split(',').map(Number);
    return { left, top, right, bottom };
  });
const cropOptions = z.object({
  square: z
    .boolean()
    .optional()
    .meta({ description: 'crop to a square (default: the shape of a share image, 700 by 366)' }),
  area: area.optional().meta({
    value: '<left,top,right,bottom>',
    description: 'pixels of the image to keep (default: as much as has the shape)',
  }),
});

async function crop(
  context: CommandContext,
  given: OptionsOf<typeof cropOptions>,
  image: string,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { square = false, area: croppings = noCroppings } = given;
  printImage(context, given, await client.images.crop({ image, croppings, square }));
}

export const uploadImage = defineCommand({
  argument: z.string().meta({ name: 'file', description: 'JPEG, PNG, WebP or GIF of at most 20 MB' }),
  run: upload,
});
export const cropImage = defineCommand({
  argument: z
    .string()
    .meta({ name: 'address', description: 'address of a stored image, as "images upload" prints it' }),
  options: cropOptions,
  run: crop,
});
