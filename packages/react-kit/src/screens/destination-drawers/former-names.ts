import { createElement } from 'react';
import { DestinationDrawerScreen, type DestinationDrawerScreenProps } from './destination-drawer-screen.tsx';
import {
  WidgetConfiguratorScreen as Configurator,
  type WidgetConfiguratorScreenProps as ConfiguratorProps,
} from './widget-configurator-screen.tsx';

/** The props of `DestinationDrawerScreen` as 1.0.0 has them. */
export interface ConnectionDrawerScreenProps extends Omit<DestinationDrawerScreenProps, 'destinationId'> {
  /** Id of the destination to change; absent for a new one. */
  connectionId?: number;
}

/** The name of `DestinationDrawerScreen` in 1.0.0, which ends with 2.0. */
export function ConnectionDrawerScreen({ connectionId, ...props }: ConnectionDrawerScreenProps) {
  const changed = connectionId === undefined ? {} : { destinationId: connectionId };
  return createElement(DestinationDrawerScreen, { ...props, ...changed });
}

/** The props of `WidgetConfiguratorScreen` as 1.0.0 has them. */
export interface WidgetConfiguratorScreenProps extends Omit<ConfiguratorProps, 'destinationId'> {
  /** Id of a destination of the type `webwidget`. */
  connectionId: number;
}

/** `WidgetConfiguratorScreen` as 1.0.0 has it, which ends with 2.0. */
export function WidgetConfiguratorScreen({ connectionId, ...props }: WidgetConfiguratorScreenProps) {
  return createElement(Configurator, { ...props, destinationId: connectionId });
}
