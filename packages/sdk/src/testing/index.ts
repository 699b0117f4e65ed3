export { makeDestination } from './make-destination.ts';
export { makeSettings } from './make-settings.ts';
export { makeShow } from './make-show.ts';
