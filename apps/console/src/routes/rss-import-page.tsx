import { RssImportScreen } from '@postkit/react-kit/screens/rss-import';

export function RssImportPage() {
  return <RssImportScreen />;
}
