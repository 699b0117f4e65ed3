import { memo } from 'react';
import type { CompanyStation } from '@postkit/sdk/schema';
import { useImageAddress } from '../../data/images/index.ts';
import { zoneOffset } from '../../parts/stations/fields/index.ts';
import { Badge, type Tone } from '../../ui/badge/badge.tsx';
import { formatBytes } from '../../ui/format/format-bytes.ts';
import { SpinnerRing } from '../../ui/spinner/spinner.tsx';
import { StationLogo } from '../../ui/station-mark/station-logo.tsx';
import { StatusDot } from '../../ui/status-dot/status-dot.tsx';
import { tableRoles } from '../../ui/table/table-roles.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { type RowPlace, rowProps } from '../../ui/virtual-table/virtual-table.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { companyMessages } from './company.messages.ts';
import { StationActions, type StationActionsProps } from './station-actions.tsx';
import { placeOf, userCount } from './station-list.ts';

export interface StationRowProps
  extends RowPlace, Pick<StationActionsProps, 'station' | 'onOpen' | 'onEdit'> {
  /** Bytes for a station without a quota of its own; null without a limit. */
  companyQuota: number | null;
}

const tones: Readonly<Record<CompanyStation['state'], Tone>> = {
  active: 'success',
  archived: 'neutral',
  deleting: 'danger',
};

/** Memoised, because scrolling re-renders the table with each step. */
export const StationRow = memo(function StationRow({
  station,
  companyQuota,
  onOpen,
  onEdit,
  ...place
}: StationRowProps) {
  const messages = useWords(companyMessages);
  const { state, timezone, format, station_type: kind } = station;
  return (
    <tr {...rowProps(place)} data-state={state}>
      <th className="pk-table-cell" data-column="title" {...tableRoles.rowheader} scope="row">
        <Name station={station} />
      </th>
      <td className="pk-table-cell" data-column="timezone" {...tableRoles.cell}>
        <span className="pk-company-lines">
          <span className="pk-truncate">{timezone}</span>
          <span className="pk-muted">{zoneOffset(timezone)}</span>
        </span>
      </td>
      <td className="pk-table-cell" data-column="place" {...tableRoles.cell} title={placeOf(station)}>
        {placeOf(station)}
      </td>
      <td className="pk-table-cell" data-column="format" {...tableRoles.cell}>
        <span className="pk-company-lines">
          <span>{messages.kinds[kind]}</span>
          <span className="pk-truncate pk-muted">{format}</span>
        </span>
      </td>
      <td className="pk-table-cell" data-column="users" {...tableRoles.cell}>
        <Licences station={station} />
      </td>
      <td className="pk-table-cell" data-column="quota" {...tableRoles.cell}>
        <Quota bytes={station.quota_bytes} companyQuota={companyQuota} />
      </td>
      <td className="pk-table-cell" data-column="state" {...tableRoles.cell}>
        <span className="pk-company-state">
          {state === 'deleting' ? <SpinnerRing /> : null}
          <StatusDot tone={tones[state]}>{messages.states[state]}</StatusDot>
        </span>
      </td>
      <td className="pk-table-cell" data-column="actions" {...tableRoles.cell}>
        <StationActions station={station} isTabStop={place.isTabStop} onOpen={onOpen} onEdit={onEdit} />
      </td>
    </tr>
  );
});

function Name({
  station: { title, slug, default_image: image, is_demo: isDemo, needs_name: needsName },
}: {
  station: CompanyStation;
}) {
  const messages = useWords(companyMessages);
  const addressOf = useImageAddress();
  return (
    <span className="pk-company-station">
      <StationLogo src={addressOf(image)} />
      <span className="pk-company-lines">
        <span className="pk-company-title" title={title}>
          <span className="pk-truncate">{title}</span>
          {isDemo && <Badge>{messages.demo}</Badge>}
          {needsName && <Badge tone="warning">{messages.unnamed}</Badge>}
        </span>
        <span className="pk-truncate pk-muted">{slug}</span>
      </span>
    </span>
  );
}

function Licences({ station }: { station: CompanyStation }) {
  const messages = useWords(companyMessages);
  const { full, podcast, logger } = station.licences;
  const count = messages.users(userCount(station));
  return userCount(station) === 0 ? (
    count
  ) : (
    <Tooltip text={messages.licences(full, podcast, logger)}>{count}</Tooltip>
  );
}

function Quota({ bytes, companyQuota }: { bytes: number | null; companyQuota: number | null }) {
  const catalogue = useCatalogue();
  const messages = useWords(companyMessages);
  if (bytes !== null) return formatBytes(bytes, catalogue);
  return (
    <span className="pk-muted">
      {companyQuota === null ? messages.noLimit : messages.companyQuota(formatBytes(companyQuota, catalogue))}
    </span>
  );
}
