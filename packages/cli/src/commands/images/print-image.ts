import type { UploadedImage } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';

/** A new image: its address on standard output for scripts, or the image with `--json`. */
export function printImage(context: CommandContext, given: GlobalOptions, image: UploadedImage): void {
  if (!given.json) context.terminal.out(`${image.location}\n`);
  printOutcome(context, given, image, `The image of ${image.width} × ${image.height} pixels is stored.`);
}
