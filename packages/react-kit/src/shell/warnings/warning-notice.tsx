import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { InstallationWarning } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { areas } from '../../host/session/areas.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { stationKey } from '../../host/station-key.ts';
import { useNow } from '../../host/time/use-now.ts';
import { formatDay, formatListDate } from '../../host/time/zoned-time.ts';
import { useInternalLink } from '../../host/use-internal-link.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { hideWarnings, isHidden, readHidden } from './hidden-warnings.ts';
import './warning-notice.css';
import { warningsMessages } from './warnings.messages.ts';

const refetchMs = 600_000;
const daySeconds = 86_400;

/**
 * One notice of all that needs attention: the disk, the backups and the other stations' recordings. Silent if it cannot be
 * loaded: the screens that it leads to say so.
 */
export function WarningNotice({ session }: { session: StationSession }) {
  const messages = useWords(warningsMessages);
  const { client, host } = usePostKit();
  const now = useNow(60_000);
  const { data } = useQuery({
    queryKey: [...stationKey(client), 'warnings'] as const,
    queryFn: ({ signal }) => client.settings.warnings({ signal }),
    refetchInterval: refetchMs,
    retry: false,
  });
  const [hidden, setHidden] = useState(() => readHidden(host.storage));
  // A notice of its own follows the recording of this station.
  const shown = (data?.warnings ?? []).filter(
    (warning) => warning.station !== session.slug && !isHidden(hidden, warning, now),
  );
  if (shown.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={shown.length > 1 ? `${messages.several(shown.length)}.` : undefined}
      isLive
      actions={
        <IconButton
          label={messages.hide}
          size="small"
          icon={<X aria-hidden="true" />}
          tooltipPlacement="end"
          onPress={() => setHidden(hideWarnings(host.storage, shown, now))}
        />
      }
    >
      <ul className="pk-warnings">
        {shown.map((warning) => (
          <li key={`${warning.kind} ${warning.station}`}>
            <Warning warning={warning} session={session} now={now} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Warning({
  warning,
  session,
  now,
}: {
  warning: InstallationWarning;
  session: StationSession;
  now: number;
}) {
  const catalogue = useCatalogue();
  const messages = useWords(warningsMessages);
  const linkTo = useInternalLink();
  const { station, title } = warning;
  const text = textOf(warning, catalogue, { zone: session.timezone, now });
  // Only an operator can look further.
  if (warning.kind === 'process_hung' || warning.kind === 'database_damaged') return text;
  const [address, label] =
    station === null
      ? [`/${session.slug}/${areas.setup.target}?section=storage`, messages.openStorage]
      : [`/${station}/${areas.today.target}`, messages.openStation(title)];
  return (
    <>
      {text} <Link {...linkTo(address)}>{label}</Link>
    </>
  );
}

function textOf(
  { kind, at, title, reason }: InstallationWarning,
  catalogue: Catalogue,
  { zone, now }: { zone: string; now: number },
): string {
  const messages = catalogue.wordsOf(warningsMessages);
  const day = at === null ? '' : formatDay(at, zone, catalogue);
  switch (kind) {
    case 'database_damaged':
      return messages.databaseDamaged(day);
    case 'process_hung':
      return messages.processHung(reason, formatListDate(at ?? now, zone, catalogue));
    case 'disk_full':
      return messages.diskFull(Math.max(0, Math.floor(((at ?? now) - now) / daySeconds)), day);
    case 'backup_failed':
      return messages.backupFailed(day);
    case 'backup_late':
      return messages.backupLate(day);
    case 'backup_damaged':
      return messages.backupDamaged(day);
    case 'recording_stopped':
      return at === null
        ? messages.recordingStopped(title)
        : messages.recordingStoppedSince(title, formatListDate(at, zone, catalogue));
  }
}
