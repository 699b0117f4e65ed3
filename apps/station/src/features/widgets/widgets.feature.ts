import type { Feature, StationContext } from '../../context.ts';
import { registerWidgetRoutes } from './widgets.routes.ts';
import { createWidgetService, type WidgetDeps, type Widgets } from './widgets.service.ts';

/** The episodes in players on other sites. */
export function createWidgets(context: StationContext, deps: WidgetDeps): Widgets & Feature {
  const service = createWidgetService(context, deps);
  return { ...service, routes: () => registerWidgetRoutes(context, deps.accounts, service) };
}
