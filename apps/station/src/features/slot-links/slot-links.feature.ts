import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { SlotLinkDeps } from './make-slot-link.ts';
import { definePruneSlotLinks } from './prune-slot-links.jobs.ts';
import { registerSlotLinkRoutes, registerSlotRoutes } from './slot-links.routes.ts';
import { createSlotLinkService } from './slot-links.service.ts';
import { createSlots } from './slots.service.ts';

/** Links by which presenters trim and title a part of the log without an account. Create it before the jobs start. */
export function createSlotLinks(
  context: StationContext,
  given: Omit<SlotLinkDeps, 'stationById'> & { readonly accounts: Accounts },
): Feature {
  const { accounts } = given;
  const deps = { ...given, stationById: (id: number) => accounts.stationById(id) };
  const links = createSlotLinkService(context, deps);
  const slots = createSlots(context, deps, links);
  definePruneSlotLinks(context, deps.audioEvents);
  return {
    routes() {
      registerSlotLinkRoutes(context, { accounts, links });
      registerSlotRoutes(context, slots);
    },
  };
}
