export { defineCatalogue, defineWholeCatalogue } from './define-catalogue.ts';
export { type KitLanguage, languages } from './languages.ts';
export type { KitMessages } from './kit-messages.ts';
export type { SomeMessages } from './some-messages.ts';
export type { Catalogue } from '../words/catalogue.ts';
export type { ScreenName } from '../screens.ts';
