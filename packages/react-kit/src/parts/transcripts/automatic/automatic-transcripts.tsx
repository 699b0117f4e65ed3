import { useQuery } from '@tanstack/react-query';
import { transcriptsQueries } from '../../../data/transcripts/index.ts';
import { useSetAutomaticTranscripts } from '../../../data/transcripts/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useReportFailure } from '../../../host/use-report-failure.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { useWords } from '../../../words/use-words.ts';
import { automaticTranscriptsMessages } from './automatic-transcripts.messages.ts';

/**
 * A switch for transcripts of a show's new episodes. Renders nothing while the setting is unknown, and where the
 * installation has no speech service, unless it is on.
 */
export function AutomaticTranscripts({ showId }: { showId: number }) {
  const reportFailure = useReportFailure();
  const messages = useWords(automaticTranscriptsMessages);
  const { client } = usePostKit();
  const { data: settings } = useQuery(transcriptsQueries.settings(client, showId));
  const save = useSetAutomaticTranscripts(showId);
  if (!settings || !(settings.can_transcribe || settings.automatic)) return null;
  return (
    <Switch
      label={messages.label}
      description={settings.can_transcribe ? undefined : messages.noService}
      isSelected={save.isPending ? save.variables : settings.automatic}
      onChange={(automatic) =>
        save.mutate(automatic, { onError: (error) => reportFailure(messages.failed, error) })
      }
    />
  );
}
