import { idArgument } from '../../core/id-arguments.ts';

/** The argument of commands on one widget. */
export const widgetId = idArgument('widgets list');
