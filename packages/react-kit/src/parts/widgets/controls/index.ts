export { WidgetControls } from './widget-controls.tsx';
export { WidgetParts } from './widget-parts.tsx';
