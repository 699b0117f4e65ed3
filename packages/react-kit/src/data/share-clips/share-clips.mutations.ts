import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShareClipInput } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { shareClipsMessages } from './share-clips.messages.ts';
import { shareClipsQueries } from './share-clips.queries.ts';

/** Requests a clip. The caller shows the error. */
export function useCreateShareClip() {
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: ShareClipInput) => client.shareClips.create(input),
    async onSuccess({ aspect }) {
      void host.track?.('Share Clip', { aspect });
      await queries.invalidateQueries({ queryKey: shareClipsQueries.all(client) });
    },
  });
}

/** Cancels or deletes a clip. */
export function useDeleteShareClip() {
  const reportFailure = useReportFailure();
  const messages = useWords(shareClipsMessages);
  const { client } = usePostKit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (guid: string) => client.shareClips.delete(guid),
    onSettled: async () => queries.invalidateQueries({ queryKey: shareClipsQueries.all(client) }),
    onError: (error) => reportFailure(messages.deleteFailed, error),
  });
}
