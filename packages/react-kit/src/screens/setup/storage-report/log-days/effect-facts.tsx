import type { LogRetentionEffect } from '@postkit/sdk/schema';
import { formatDay } from '../../../../host/time/zoned-time.ts';
import { formatBytes } from '../../../../ui/format/format-bytes.ts';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { listFormat, numberFormat } from '../../../../words/intl-formats.ts';
import '../storage-facts.css';
import { useWords, useCatalogue } from '../../../../words/use-words.ts';
import { logDaysMessages } from './log-days.messages.ts';

/** The effect of a time for which the log is kept. */
export function EffectFacts({ effect, zone }: { effect: LogRetentionEffect; zone: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(logDaysMessages);
  const { removed, spared, lost_runs: lostRuns, log_bytes: logBytes } = effect;
  const size = (bytes: number) => formatBytes(bytes, catalogue);
  const hours = (seconds: number) => hoursText(seconds, catalogue);
  const day = (at: number | null) => (at === null ? messages.notFull : formatDay(at, zone, catalogue));
  return (
    <dl className="pk-storage-facts" aria-label={messages.effect}>
      <dt>{messages.removed}</dt>
      <dd>
        {removed.bytes > 0
          ? messages.removedText(hours(removed.seconds), size(removed.bytes))
          : messages.nothing}
      </dd>
      <dt>{messages.oldest}</dt>
      <dd>
        {effect.oldest_at === null || effect.oldest_kept_at === null
          ? messages.emptyLog
          : messages.oldestText(day(effect.oldest_kept_at), day(effect.oldest_at))}
      </dd>
      {spared.bytes > 0 && (
        <div>
          <dt>{messages.spared}</dt>
          <dd>
            {messages.sparedText(hours(spared.seconds), size(spared.bytes), usersText(effect, catalogue))}
          </dd>
        </div>
      )}
      {lostRuns > 0 && (
        <div>
          <dt>{messages.lostRuns}</dt>
          <dd>{messages.lostRunsText(lostRuns)}</dd>
        </div>
      )}
      <dt>{messages.logSize}</dt>
      <dd>{messages.logSizeText(size(logBytes))}</dd>
      <dt>{messages.full}</dt>
      <dd>{messages.fullText(day(effect.full_at_then), day(effect.full_at))}</dd>
    </dl>
  );
}

function hoursText(seconds: number, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(logDaysMessages);
  const hours = numberFormat(catalogue.locale, { maximumFractionDigits: seconds < 36_000 ? 1 : 0 }).format(
    seconds / 3600,
  );
  return messages.hours(hours, hours === '1');
}

function usersText({ spared }: LogRetentionEffect, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(logDaysMessages);
  const { holds = 0 } = spared;
  const users = [
    ...(spared.episodes > 0 ? [messages.episodes(spared.episodes)] : []),
    ...(spared.drafts > 0 ? [messages.drafts(spared.drafts)] : []),
    ...(holds > 0 ? [messages.holds(holds)] : []),
    ...(spared.others > 0 ? [messages.others(spared.others)] : []),
  ];
  return listFormat(catalogue.locale, { type: 'conjunction' }).format(users);
}
