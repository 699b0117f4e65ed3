import { stationParams } from '../common/params.ts';
import { operation } from '../operation.ts';
import { widgetAnswer, widgetQuery } from './widget.ts';

export const widgetOperations = {
  get: operation({
    id: 'widgets.get',
    summary: 'Published episodes of a web widget, or one of them, for players on any site',
    method: 'GET',
    path: '/{station}/playlist/widget.json',
    params: stationParams,
    query: widgetQuery,
    answer: widgetAnswer,
    answerKind: 'json',
    success: 200,
    errors: [400, 404],
    access: { role: 'public' },
  }),
} as const;
