export { type WidgetEpisodes, widgetsQueries } from './widgets.queries.ts';
