import type { Delivery, Episode } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { startProgress } from '../../core/progress.ts';
import { openSession, type Session } from '../../core/session.ts';
import { episodeId } from './episode-id.ts';

interface Progress {
  readonly episode: Episode;
  readonly deliveries: readonly Delivery[];
}

async function progressOf({ client }: Session, id: number): Promise<Progress> {
  const [episode, deliveries] = await Promise.all([client.episodes.get(id), client.deliveries.list(id)]);
  return { episode, deliveries };
}

const countOf = ({ deliveries }: Progress, ...statuses: Delivery['status'][]) =>
  deliveries.filter(({ status }) => statuses.includes(status)).length;

const isUnderWay = (now: Progress) =>
  now.episode.media_status === 'processing' || countOf(now, 'waiting', 'sending') > 0;

function summary(now: Progress): string {
  const { media_status, media_progress, playlist_id, status } = now.episode;
  const audio =
    media_status === 'processing' ? `audio ${Math.floor(media_progress)} %` : `audio ${media_status}`;
  const all = now.deliveries.length;
  const sent = all === 0 ? '' : `, delivered to ${countOf(now, 'delivered')} of ${all} destinations`;
  return `Episode ${playlist_id} is ${status}: ${audio}${sent}.`;
}

/** Waits until the station has rendered and delivered an episode. Fails if either failed. */
async function watch(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { signal } = context;
  const session = await openSession(context, options);
  const progress = await startProgress(context.terminal, `Episode ${id}`);
  const now = await followJob(session.client, signal, {
    events: ['playlist_progress', 'playlist_complete', 'playlist_changed', 'delivery_changed'],
    read: () => progressOf(session, id),
    resultOf: (read) => (isUnderWay(read) ? null : read),
    onState: (read) => progress.show(summary(read)),
  }).finally(() => progress.stop());
  printOutcome(context, options, now, summary(now));
  if (now.episode.media_status === 'failed') throw new CliError('failure', now.episode.media_error);
  const failed = now.deliveries.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return;
  const reasons = failed.map(({ title, message }) => `  ${title}: ${message}`).join('\n');
  throw new CliError(
    'partlyDone',
    `${failed.length} of ${now.deliveries.length} deliveries failed.\n${reasons}`,
  );
}

export const watchEpisode = defineCommand({ argument: episodeId, run: watch });
