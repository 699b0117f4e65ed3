import type { MouseEvent } from 'react';
import { isPlainClick } from '../ui/link/is-plain-click.ts';
import { useHost } from './host-context.ts';
import type { HostAddress } from './host.ts';

/** The props of a link to another screen: the host navigates, unless the user opens a new tab or window. */
export function useInternalLink(): (to: HostAddress) => {
  href: string;
  onClick: (event: MouseEvent) => void;
} {
  const { host } = useHost();
  return (to) => ({
    href: host.hrefOf(to),
    onClick(event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      host.navigate(to);
    },
  });
}
