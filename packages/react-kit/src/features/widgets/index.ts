export { widgetsQueries } from './widgets.queries.ts';
