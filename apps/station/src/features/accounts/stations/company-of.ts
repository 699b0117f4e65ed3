import type { Tables } from '../../../platform/db/database.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { userById } from '../accounts.repository.ts';
import { firstCompanyId } from './company-stations.repository.ts';

/** Id of a user, who must be a company admin; null for the operator of the machine. */
export type CompanyCaller = number | null;

/**
 * The company that a caller administers now: read in the transaction of a change, because another admin may have changed the
 * caller after the request was authorised.
 * @throws access.denied
 */
export async function companyOf(db: Tables, caller: CompanyCaller): Promise<number> {
  if (caller === null) return operatedCompany(db);
  const user = await userById(db, caller);
  if (!user || user.disabled === 1 || user.company_admin === 0) throw fail('access.denied');
  return user.company_id;
}

async function operatedCompany(db: Tables): Promise<number> {
  const id = await firstCompanyId(db);
  if (id === undefined)
    throw fail('resource.absent', { message: 'There is no company yet. Start the station once.' });
  return id;
}
