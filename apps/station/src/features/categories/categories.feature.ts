import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import { registerCategoryRoutes } from './categories.routes.ts';
import { createCategoryService, type Categories } from './categories.service.ts';

/** Groups of categories of logged audio, each with its colour. A category is in one group at most. */
export function createCategories(
  context: StationContext,
  { accounts }: { accounts: Accounts },
): Categories & Feature {
  const service = createCategoryService(context, accounts);
  return { ...service, routes: () => registerCategoryRoutes(context, accounts, service) };
}
