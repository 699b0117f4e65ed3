import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import type { Episode } from '@postkit/sdk/schema';
import { useReceipt } from '../../../data/deliveries/index.ts';
import { type ChangedField, changedFieldsMessages } from '../../../data/episodes/index.ts';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import { recentMoment } from '../../../host/time/recent-moment.ts';
import { useNow } from '../../../host/time/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { StatusMark } from '../../../ui/status-mark/status-mark.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { listFormat } from '../../../words/intl-formats.ts';
import { useLocale, useWords, useCatalogue } from '../../../words/use-words.ts';
import './live.css';
import { liveMessages } from './live.messages.ts';

export interface LiveBarProps {
  /** The episode as it is on the station, published or scheduled. */
  live: Episode;
  /** The fields that differ from it in the editor. */
  changed: readonly ChangedField[];
  zone: string;
}

/** Says that the edited episode is published or scheduled: since when, where, how often it was heard, and what differs here. */
export function LiveBar({ live, changed, zone }: LiveBarProps) {
  const catalogue = useCatalogue();
  const messages = useWords(liveMessages);
  const { fields } = useWords(changedFieldsMessages);
  const locale = useLocale();
  const now = useNow();
  const isOut = live.status === 'published';
  const at = (isOut ? live.published : live.delay_post_until) ?? live.updated_at;
  const moment = recentMoment(at, now, zone, catalogue);
  const names = listFormat(locale, { type: 'unit', style: 'short' }).format(
    changed.map((field) => fields[field]),
  );
  return (
    <section className="pk-live-bar" aria-label={messages.name}>
      <StatusMark
        kind={isOut ? 'published' : 'scheduled'}
        word={isOut ? messages.published(moment) : messages.scheduled(moment)}
      />
      {isOut && <Downloads id={live.playlist_id} />}
      <Destinations live={live} />
      {isOut && live.short_url !== '' && (
        <a className="pk-link pk-live-page" href={live.short_url} target="_blank" rel="noopener noreferrer">
          {messages.page}
          <ExternalLink aria-hidden="true" />
          <VisuallyHidden>{messages.pageHelp}</VisuallyHidden>
        </a>
      )}
      {isOut && live.media_status === 'processing' && (
        <span className="pk-live-note">{messages.processing}</span>
      )}
      {live.media_status === 'failed' && <StatusMark kind="failed" word={live.media_error} />}
      <span className="pk-live-changes" data-changed={changed.length > 0 || undefined} role="status">
        {changed.length > 0 ? messages.changed(names) : messages.unchanged}
      </span>
    </section>
  );
}

function Downloads({ id }: { id: number }) {
  const catalogue = useCatalogue();
  const messages = useWords(liveMessages);
  const { client } = usePostKit();
  const { data } = useQuery(episodesQueries.downloads(client, [id]));
  if (!data) return null;
  const count = data[id] ?? 0;
  return <span>{messages.downloads(count, formatCount(count, catalogue))}</span>;
}

/** How many destinations it has; the receipts name them, with their addresses. */
function Destinations({ live: { playlist_id: id, name, smc_data } }: Pick<LiveBarProps, 'live'>) {
  const messages = useWords(liveMessages);
  const stores = useStores();
  const count = smc_data.length;
  if (count === 0) return <span>{messages.noDestination}</span>;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={messages.receipts(count)}
      aria-haspopup="dialog"
      onPress={() => useReceipt.in(stores).getState().open({ id, name })}
    >
      {messages.destinations(count)}
    </Button>
  );
}
