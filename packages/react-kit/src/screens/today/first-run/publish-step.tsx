import type { Show } from '@postkit/sdk/schema';
import { episodeEditorAddress } from '../../../data/episodes/index.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { useWords } from '../../../words/use-words.ts';
import { firstRunMessages } from './first-run.messages.ts';

interface PublishStepProps {
  session: StationSession;
  shows: readonly Pick<Show, 'id' | 'counters'>[];
}

/** Leads to the editor of the first episode of the first show. */
export function PublishStep({ session, shows }: PublishStepProps) {
  const messages = useWords(firstRunMessages).publish;
  const linkTo = useInternalLink();
  const [first] = shows;
  if (!first) return <p>{messages.needsShow}</p>;
  if (shows.some(({ counters }) => counters.published > 0)) return <p>{messages.done}</p>;
  return (
    <>
      <p>{messages.text}</p>
      <div className="pk-first-run-actions">
        <ButtonLink variant="primary" {...linkTo(episodeEditorAddress(session.slug, first.id, 0))}>
          {messages.action}
        </ButtonLink>
      </div>
    </>
  );
}
