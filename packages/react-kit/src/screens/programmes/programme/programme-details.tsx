import type { ReactNode } from 'react';
import type { Programme } from '@postkit/sdk/schema';
import { useImageAddress } from '../../../data/images/index.ts';
import { daysText, hoursText } from '../../../data/schedules/index.ts';
import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { formatLocally } from '../../../host/time/zoned-time.ts';
import { useInternalLink } from '../../../host/use-internal-link.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button-link/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { programmesMessages, weekMessages } from '../programmes.messages.ts';
import { programmeMessages } from './programme.messages.ts';

export interface ProgrammeDetailsProps {
  programme: Programme;
  /** By hand, or the name of its source. */
  origin: string;
  zone: string;
  /** Address of its show; null if the user or the page has no screen for it. */
  showAddress: string | null;
  /** Address of a new schedule with its fields; null for users who may not create one. */
  scheduleAddress: string | null;
  /** Null for users who may not change programmes. */
  onEdit: (() => void) | null;
  onRemove(this: void): void;
  onClose(): void;
}

/** Airings that the details list. */
const shownAirings = 6;

/** A programme with its hours, show and origin, and the way to change it or to record it. */
export function ProgrammeDetails(props: ProgrammeDetailsProps) {
  const { programme, origin, zone, showAddress, scheduleAddress, onEdit, onRemove, onClose } = props;
  const messages = useWords(programmeMessages);
  const screenWords = useWords(programmesMessages);
  const week = useWords(weekMessages);
  const catalogue = useCatalogue();
  const linkTo = useInternalLink();
  const addressOf = useImageAddress();
  const { name, picture, hours, show, times, description, genre, presenters, is_public } = programme;
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      messages.hours,
      hours ? `${daysText(hours.day_of_week, catalogue)}, ${hoursText(hours, catalogue)}` : messages.noHours,
    ],
    [
      messages.show,
      show && showAddress ? (
        <Link {...linkTo(showAddress)}>{show.title}</Link>
      ) : (
        (show?.title ?? messages.noShow)
      ),
    ],
    [messages.presenters, presenters.join(', ')],
    [messages.genre, genre],
    [messages.origin, origin],
  ];
  return (
    <Drawer
      isOpen
      title={name}
      onClose={onClose}
      footer={
        <>
          {onEdit && (
            <Button variant="quiet" onPress={onRemove}>
              {messages.remove}
            </Button>
          )}
          {scheduleAddress !== null && (
            <ButtonLink {...linkTo(scheduleAddress)}>{messages.schedule}</ButtonLink>
          )}
          {onEdit && (
            <Button variant="primary" onPress={onEdit}>
              {messages.edit}
            </Button>
          )}
        </>
      }
    >
      <div className="pk-programme">
        {picture !== '' && <img src={addressOf(picture)} alt="" width={96} height={96} />}
        {!is_public && (
          <span>
            <Badge>{screenWords.notPublic}</Badge>
          </span>
        )}
        <dl>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {description !== '' && <p className="pk-programme-text">{description}</p>}
        {times.length > 0 && (
          <section aria-label={messages.nextAirings}>
            <strong>{messages.nextAirings}</strong>
            <ol>
              {times.slice(0, shownAirings).map(({ start_ms, end_ms }) => (
                <li key={start_ms}>
                  {formatLocally(start_ms / 1000, zone, 'ddd, MMM D', catalogue)}{' '}
                  {week.hours(
                    clockInZone(start_ms / 1000, zone).slice(0, 5),
                    clockInZone(end_ms / 1000, zone).slice(0, 5),
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Drawer>
  );
}
