export { ConnectionDrawerScreen, type ConnectionDrawerScreenProps } from './connection-drawer-screen.tsx';
export {
  WidgetConfiguratorScreen,
  type WidgetConfiguratorScreenProps,
} from './widget-configurator-screen.tsx';
