import { Banner } from '../ui/banner/banner.tsx';
import { Link } from '../ui/link/link.tsx';
import { useWords } from '../words/use-words.ts';
import { shellMessages } from './shell.messages.ts';

/** Shows users of a log-only station what its licence covers. `sales` is empty if the installation has no sales address. */
export function LicenceBanner({ sales }: { sales: string }) {
  const messages = useWords(shellMessages);
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
