import { useTitle } from '../host/use-title.ts';
import { ButtonLink } from '../ui/button-link/button-link.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { shellMessages as words } from './shell.messages.ts';

export interface NotFoundProps {
  /** Where the way out leads. */
  home: string;
}

/** In place of a screen: the address leads nowhere. */
export function NotFound({ home }: NotFoundProps) {
  useTitle({ screen: words.notFound });
  return (
    <>
      <h1 data-visually-hidden="true">{words.notFound}</h1>
      <EmptyState title={words.notFound} action={<ButtonLink href={home}>{words.goHome}</ButtonLink>}>
        {words.notFoundText}
      </EmptyState>
    </>
  );
}
