import { CompanyScreen } from '@postkit/react-kit/screens/company';

export function CompanyPage() {
  return <CompanyScreen />;
}
