import { anyone } from '../operation-builders.ts';
import { widgetAnswer, widgetQuery } from './widget.ts';

export const widgetOperations = {
  get: anyone.read('widgets.get', '/{station}/playlist/widget.json', {
    summary: 'Published episodes of a web widget, or one of them, for players on any site',
    query: widgetQuery,
    answer: widgetAnswer,
  }),
} as const;
