import { useTitle } from '../host/use-title.ts';
import { ButtonLink } from '../ui/button-link/button-link.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { shellMessages as messages } from './shell.messages.ts';

export interface NotFoundProps {
  /** Target of the link. */
  home: string;
}

/** Replaces a screen for an unknown address. */
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
