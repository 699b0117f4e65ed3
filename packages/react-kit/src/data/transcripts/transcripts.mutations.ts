import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '@postkit/sdk';
import type { Transcript, transcriptOperations } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { transcriptsQueries } from './transcripts.queries.ts';

type ImportInput = CallInput<typeof transcriptOperations.importForEvent>['body'];
type SpeakerInput = CallInput<typeof transcriptOperations.nameSpeaker>['body'];

/** Replaces the words of an event by those of a file. */
export function useImportTranscript(eventId: number) {
  const { client } = usePostKit();
  const keep = useKeepTranscript(eventId);
  return useMutation({
    mutationFn: (input: ImportInput) => client.transcripts.importForEvent(eventId, input),
    onSuccess: keep,
  });
}

/** Requests a transcription of an event by the speech service. */
export function useTranscribe(eventId: number) {
  const { client } = usePostKit();
  const keep = useKeepTranscript(eventId);
  return useMutation({ mutationFn: () => client.transcripts.transcribe(eventId), onSuccess: keep });
}

/** Cancels the transcription of an event, or dismisses its error. */
export function useCancelTranscription(eventId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.transcripts.cancelTranscription(eventId),
    onSettled: () =>
      queries.invalidateQueries({ queryKey: transcriptsQueries.event(client, eventId).queryKey }),
  });
}

export function useNameSpeaker() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: SpeakerInput) => client.transcripts.nameSpeaker(input),
    onSettled: () => queries.invalidateQueries({ queryKey: transcriptsQueries.all(client) }),
  });
}

/** Sets whether the station transcribes the new episodes of a show; the presses are sent in their order. */
export function useSetAutomaticTranscripts(showId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = transcriptsQueries.settings(client, showId);
  return useMutation({
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: (automatic: boolean) => client.transcripts.setSettings(showId, { automatic }),
    onSuccess: (settings) => queries.setQueryData(queryKey, settings),
  });
}

function useKeepTranscript(eventId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return (transcript: Transcript) =>
    queries.setQueryData(transcriptsQueries.event(client, eventId).queryKey, transcript);
}
