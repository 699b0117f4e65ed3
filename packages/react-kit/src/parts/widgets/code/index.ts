export { WidgetCode } from './widget-code.tsx';
