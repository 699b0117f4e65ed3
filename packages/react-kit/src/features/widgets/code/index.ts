export { WidgetCode, type WidgetCodeProps } from './widget-code.tsx';
