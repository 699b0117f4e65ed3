import type { Show } from '@postkit/sdk/schema';
import { areas } from '../../../host/session/areas.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useCanOpen } from '../area-link.tsx';
import { firstRunMessages } from './first-run.messages.ts';

/** Leads to the wizard of a new show, or to the import of a podcast. */
export function ShowStep({
  session,
  shows,
}: {
  session: StationSession;
  shows: readonly Pick<Show, 'title'>[];
}) {
  const messages = useWords(firstRunMessages).show;
  const linkTo = useInternalLink();
  const canOpen = useCanOpen(session);
  const [first] = shows;
  if (first) return <p>{messages.done(first.title)}</p>;
  return (
    <>
      <p>{messages.text}</p>
      <div className="pk-first-run-actions">
        <ButtonLink variant="primary" {...linkTo(`/${session.slug}/shows/edit/new`)}>
          {messages.action}
        </ButtonLink>
        {canOpen('rssImport') && (
          <ButtonLink {...linkTo(`/${session.slug}/${areas.rssImport.target}`)}>{messages.import}</ButtonLink>
        )}
      </div>
    </>
  );
}
