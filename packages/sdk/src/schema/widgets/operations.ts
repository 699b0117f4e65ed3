import { anyone } from '../operation-builders.ts';
import { widgetResponse, widgetQuery } from './widget.ts';

export const widgetOperations = {
  get: anyone.read('widgets.get', '/{station}/playlist/widget.json', {
    summary: 'Published episodes of a web widget, or one of them, for players on any site',
    query: widgetQuery,
    response: widgetResponse,
  }),
} as const;
