import { useTitle } from '../host/use-title.ts';
import { ButtonLink } from '../ui/button-link/button-link.tsx';
import { useWords } from '../words/use-words.ts';
import { DeadAir } from './dead-air.tsx';
import { shellMessages } from './shell.messages.ts';

export interface NotFoundProps {
  /** Target of the link. */
  home: string;
}

/** Replaces a screen for an unknown address. */
export function NotFound({ home }: NotFoundProps) {
  const messages = useWords(shellMessages);
  useTitle({ screen: messages.notFound });
  return (
    <DeadAir
      title={messages.notFound}
      text={messages.notFoundText}
      action={
        <ButtonLink variant="primary" href={home}>
          {messages.goHome}
        </ButtonLink>
      }
    />
  );
}
