import { UsersScreen } from '@postkit/react-kit/screens/users';

export function UsersPage() {
  return <UsersScreen />;
}
