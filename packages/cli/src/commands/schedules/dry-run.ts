import { z } from 'zod';
import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { scheduleInput, type SchedulePreview } from '@postkit/sdk/schema';
import { type Fault, faultsOf, wrongFields } from '../../core/fields.ts';
import { absentReferences } from './absent-references.ts';

/**
 * Checks a schedule as the station would on saving it, and previews its next runs. Nothing is saved.
 * @param changes fields that differ from the stored schedule; only their references must exist
 * @throws CliError usage that names every wrong field
 */
export async function dryRun(
  client: PostKitClient,
  fields: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>> = fields,
): Promise<SchedulePreview> {
  const wrong = faultsOf(z.strictObject(scheduleInput.shape), fields);
  const isRight = (field: string) => !wrong.some((fault) => fault.field.split('.')[0] === field);
  const rightPart = (part: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(part).filter(([field]) => isRight(field)));
  const [absent, { preview, refused }] = await Promise.all([
    absentReferences(client, scheduleInput.partial().parse(rightPart(changes))),
    previewOf(client, rightPart(fields)),
  ]);
  const faults = [...wrong, ...absent];
  if (preview && faults.length === 0) return preview;
  throw wrongFields([
    ...faults,
    ...refused.filter(({ field }) => !faults.some((fault) => fault.field === field)),
  ]);
}

interface Preview {
  readonly preview?: SchedulePreview;
  /** Fields that the station refuses together, such as an end before the start. */
  readonly refused: readonly Fault[];
}

async function previewOf(client: PostKitClient, fields: object): Promise<Preview> {
  const input = scheduleInput.safeParse(fields);
  if (!input.success) return { refused: [] };
  try {
    return { preview: await client.schedules.preview(input.data), refused: [] };
  } catch (error) {
    if (!isHttpError(error, 400) || Object.keys(error.fields).length === 0) throw error;
    return {
      refused: Object.entries(error.fields).map(([field, texts]) => ({ field, text: texts.join(' ') })),
    };
  }
}
