import type { MouseEvent } from 'react';
import { isPlainClick } from '../ui/link/is-plain-click.ts';
import { useHost } from './host-context.ts';
import type { HostAddress } from './host.ts';

/** What a link to another screen carries: the host goes there, unless somebody wants a tab or a window of its own. */
export function useInternalLink(): (to: HostAddress) => { href: string; onClick: (event: MouseEvent) => void } {
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
