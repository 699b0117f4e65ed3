import { CategoriesScreen } from '@postkit/react-kit/screens/categories';

export function CategoriesPage() {
  return <CategoriesScreen />;
}
