import { useQuery } from '@tanstack/react-query';
import type { AudioEvent } from '@postkit/sdk/schema';
import { levelsQueries } from '../../../data/audio-events/index.ts';
import type { LabelName } from '../../../data/categories/index.ts';
import { toMilliseconds } from '../../../data/timeline/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { Wave } from '../../../ui/wave/wave.tsx';

interface CardWaveProps {
  event: AudioEvent;
  color: LabelName;
  /** Whether to load and draw the sound now. */
  isWanted: boolean;
}

/** One number for all cards, so that their levels arrive together. */
const points = 256;

/** The sound of a card's event: a line until it has loaded, and nothing if it does not load. The place stays the same. */
export function CardWave({ event, color, isWanted }: CardWaveProps) {
  return (
    <span className="pk-event-wave" data-color={color} data-waiting={!isWanted || undefined}>
      {isWanted && <LoadedWave event={event} color={color} />}
    </span>
  );
}

function LoadedWave({ event: { id, duration }, color }: Omit<CardWaveProps, 'isWanted'>) {
  const { client } = usePostKit();
  const { data, isError } = useQuery(
    levelsQueries.event(client, { id, durationMs: toMilliseconds(duration) }, { points }),
  );
  return isError ? null : <Wave levels={data ?? undefined} color={color} />;
}
