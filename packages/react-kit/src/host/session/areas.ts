import { hasRole, isAllowed, isWithinLimit, type Access, type Permissions } from '@postkit/sdk/operations';
import type { AreaId } from '../../screens.ts';
import { sessionAreas } from './session-areas.ts';

/** A part of the workspace. */
export interface Area {
  /** First segment of its addresses below `/{station}/`. */
  target: string;
  /** Access of the call without which the area is useless. */
  access: Access;
}

/** Every area of the product. */
export const areas: Readonly<Record<AreaId, Area>> = sessionAreas;

/** Access that a user lacks: to the whole station for one who is limited to shows, the role of an admin or of a company admin, or the licence. */
export type MissingAccess = 'limit' | 'role' | 'company-role' | 'licence';

/** The access that the user lacks for an area or an operation, or null for none. The licence goes last. */
export function missingAccess(to: AreaId | Access, permissions: Permissions): MissingAccess | null {
  const access: Access = typeof to === 'string' ? areas[to].access : to;
  if (!isWithinLimit(access, permissions)) return 'limit';
  if (!hasRole(access.role, permissions)) return access.role === 'company_admin' ? 'company-role' : 'role';
  return isAllowed({ access }, permissions) ? null : 'licence';
}

/** Whether the host has a screen for an area. @param targets The host's areas; all if absent. */
export function isAvailable(area: AreaId, targets: readonly string[] | undefined): boolean {
  return !targets || targets.includes(areas[area].target);
}
