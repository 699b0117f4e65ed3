export { createWidgets } from './widgets.feature.ts';
export type { WidgetDeps, Widgets } from './widgets.service.ts';
