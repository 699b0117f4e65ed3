export { RssImportScreen } from './rss-import-screen.tsx';
