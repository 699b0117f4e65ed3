export { createWidgets, type WidgetDeps } from './create-widgets.ts';
export type { Widgets } from './widgets.service.ts';
