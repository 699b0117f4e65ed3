import type { PostKitClient } from '@postkit/sdk';
import type { Schedule } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';

/** @throws CliError if the station has no schedule with this id. */
export async function findSchedule(client: PostKitClient, id: number): Promise<Schedule> {
  const found = (await client.schedules.list()).find((schedule) => schedule.id === id);
  if (!found)
    throw new CliError('notFound', `There is no schedule ${id}. "postkit schedules list" shows them.`);
  return found;
}
