import type { ReactNode } from 'react';
import type { HostAddress } from '../../host/host.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';

/** A link to another screen in the form of a button. */
export function InternalLink({ to, children }: { to: HostAddress; children: ReactNode }) {
  const linkTo = useInternalLink();
  return <ButtonLink {...linkTo(to)}>{children}</ButtonLink>;
}
