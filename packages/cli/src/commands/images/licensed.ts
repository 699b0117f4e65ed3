import { z } from 'zod';
import type { LicensedImage } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { printImage } from './print-image.ts';

/** The address of the size that is published. */
function mainAddress({ contentLinks }: LicensedImage): string {
  return contentLinks.find(({ rel }) => rel === 'main')?.href ?? '';
}

/** Prints licensed images with the addresses that `images keep` takes. */
async function search(context: CommandContext, options: GlobalOptions, text: string): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.images.licensed(text), {
    head: ['TITLE', 'CREDIT', 'ADDRESS'],
    row: (image) => [image.title, image.credit, mainAddress(image)],
    none: 'No images.',
  });
}

async function keep(context: CommandContext, options: GlobalOptions, url: string): Promise<void> {
  const { client } = await openSession(context, options);
  printImage(context, options, await client.images.keepLicensed({ url }));
}

export const searchImages = defineCommand({
  argument: z.string().meta({ name: 'text', description: 'subject of the images' }),
  run: search,
});
export const keepImage = defineCommand({
  argument: z.string().meta({ name: 'address', description: 'address that "images search" shows' }),
  run: keep,
});
