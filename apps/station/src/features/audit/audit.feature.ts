import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import { registerAuditRoutes } from './audit.routes.ts';
import { definePruneAudit } from './prune-audit.jobs.ts';

/** The audit log, which `platform/audit` writes. Create it before the jobs start. */
export function createAudit(context: StationContext, accounts: Accounts): Feature {
  definePruneAudit(context);
  return { routes: () => registerAuditRoutes(context, accounts) };
}
