import { useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../../host/postkit-context.ts';
import { formatInZone } from '../../../screen/time/zoned-time.ts';
import { audioEventsQueries } from '../../audio-events/index.ts';
import { clipMessages as messages } from './inspector.messages.ts';

/** When a clip aired; nothing for uploads and copies, which have no time of broadcast. */
export function AiredAt({ eventId, zone }: { eventId: number; zone: string }) {
  const { client } = usePostKit();
  const { data } = useQuery(audioEventsQueries.one(client, eventId));
  if (data?.cart.type_name !== 'LOGGER') return null;
  return <span>{messages.aired(formatInZone(data.started_at, zone, 'M/D/YYYY HH:mm:ss'))}</span>;
}
