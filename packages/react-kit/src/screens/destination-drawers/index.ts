export { DestinationDrawerScreen, type DestinationDrawerScreenProps } from './destination-drawer-screen.tsx';
export {
  WidgetConfiguratorScreen,
  type WidgetConfiguratorScreenProps,
} from './widget-configurator-screen.tsx';
