import { TagsScreen } from '@postkit/react-kit/screens/tags';

export function TagsPage() {
  return <TagsScreen />;
}
