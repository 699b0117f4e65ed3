import { useTitle } from '../host/use-title.ts';
import { ButtonLink } from '../ui/button-link/button-link.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { shellMessages as messages } from './shell.messages.ts';

export interface NotFoundProps {
  /** Where the way out leads. */
  home: string;
}

/** In place of a screen: the address leads nowhere. */
export function NotFound({ home }: NotFoundProps) {
  useTitle({ screen: messages.notFound });
  return (
    <>
      <h1 data-visually-hidden="true">{messages.notFound}</h1>
      <EmptyState title={messages.notFound} action={<ButtonLink href={home}>{messages.goHome}</ButtonLink>}>
        {messages.notFoundText}
      </EmptyState>
    </>
  );
}
