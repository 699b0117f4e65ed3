export { makeConnection } from './make-connection.ts';
export { makeSettings } from './make-settings.ts';
export { makeShow } from './make-show.ts';
