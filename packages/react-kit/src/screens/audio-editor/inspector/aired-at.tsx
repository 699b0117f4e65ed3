import { useQuery } from '@tanstack/react-query';
import { audioEventsQueries } from '../../../data/audio-events/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatLocally } from '../../../host/time/zoned-time.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { clipMessages } from './inspector.messages.ts';

/** When the audio of a clip aired, also of a trimmed one; nothing for uploads. */
export function AiredAt({ eventId, zone }: { eventId: number; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(clipMessages);
  const { client } = usePostKit();
  const { data } = useQuery(audioEventsQueries.aired(client, [eventId]));
  const at = data?.[0]?.aired_at ?? null;
  if (at === null) return null;
  return <span>{messages.aired(formatLocally(at, zone, 'M/D/YYYY HH:mm:ss', catalogue))}</span>;
}
