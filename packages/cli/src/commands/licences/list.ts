import { z } from 'zod';
import type { CompanyLicences, LicensedUser } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  at: z.string().optional().meta({ value: '<slug>', description: 'only this station' }),
});

interface LicenceRow {
  readonly station: string;
  readonly user_id: number;
  readonly licence: string;
  readonly role: 'admin' | 'user';
  readonly email: string;
  readonly name: string;
}

function rowsOf({ stations, users }: CompanyLicences): LicenceRow[] {
  const byId = new Map<number, LicensedUser>(users.map((user) => [user.id, user]));
  return stations.flatMap(({ station, holders }) =>
    holders.map(({ user_id, licence, admin }) => {
      const user = byId.get(user_id);
      const name = user ? `${user.first_name} ${user.last_name}` : '';
      return { station, user_id, licence, role: admin ? 'admin' : 'user', email: user?.email ?? '', name };
    }),
  );
}

/** Prints one line for each licence of the company. Company admins hold none. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const licences = await client.licences.list();
  const stations = licences.stations.filter(({ station }) => given.at === undefined || station === given.at);
  if (stations.length === 0) throw new CliError('notFound', `Your company has no station "${given.at}".`);
  printList(context, given, rowsOf({ ...licences, stations }), {
    head: ['STATION', 'USER', 'LICENCE', 'ROLE', 'EMAIL', 'NAME'],
    row: ({ station, user_id, licence, role, email, name }) => [
      station,
      String(user_id),
      licence,
      role,
      email,
      name,
    ],
    none: 'No licences.',
  });
}

export const listLicences = defineCommand({ options, run: list });
