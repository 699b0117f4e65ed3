import { Banner } from '../ui/banner/banner.tsx';
import { Link } from '../ui/link/link.tsx';
import { shellMessages as messages } from './shell.messages.ts';

/** Tells people of a logger-only station what it is licensed for. `sales` is empty where the installation names nobody. */
export function LicenceBanner({ sales }: { sales: string }) {
  return (
    <Banner
      tone="info"
      actions={
        sales && (
          <Link href={sales} isExternal>
            {messages.contactSales}
          </Link>
        )
      }
    >
      {messages.licence}
    </Banner>
  );
}
