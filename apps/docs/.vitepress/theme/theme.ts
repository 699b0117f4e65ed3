import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '@postkit/react-kit/fonts.css';
import { ApiReader } from './api-reader.ts';
import { LiveMarkup } from './live-markup.ts';
import { LiveSample } from './live-sample.ts';
import { watchSearchRoles } from './search-roles.ts';
import './theme.css';

export const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('ApiReader', ApiReader);
    app.component('LiveMarkup', LiveMarkup);
    app.component('LiveSample', LiveSample);
    if (!import.meta.env.SSR) watchSearchRoles();
  },
};
