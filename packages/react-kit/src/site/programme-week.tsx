import type { PublicAiring, PublicProgrammes } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { byDay } from './by-day.ts';
import { SiteBlock } from './site-block.tsx';
import { formatMoment, formatTime } from './site-time.ts';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface ProgrammeWeekProps extends BlockProps<PublicProgrammes> {
  /** 1 to 14, from today; default 7. */
  days?: number | undefined;
}

/** The programmes of the station's week by day, with links to the shows that have episodes. */
export function ProgrammeWeek({ days, heading, ...block }: ProgrammeWeekProps) {
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.programmes({ days }, { signal }), {
    subject: days ?? '',
    every: 60_000,
  });
  const Day = heading === false ? 'h2' : 'h3';
  return (
    <SiteBlock heading={heading ?? messages.week} state={state}>
      {({ airings, timezone }) =>
        airings.length === 0 ? (
          <p className="pks-muted">{messages.noSchedule}</p>
        ) : (
          <div>
            {byDay(airings).map(([date, ofDay]) => (
              <div key={date}>
                <Day className="pks-day">
                  {formatMoment(`${date}T12:00:00Z`, 'UTC', {
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                  })}
                </Day>
                <ul className="pks-times">
                  {ofDay.map((airing) => (
                    <Airing key={`${airing.start} ${airing.programme}`} airing={airing} timezone={timezone} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )
      }
    </SiteBlock>
  );
}

function Airing({ airing, timezone }: { airing: PublicAiring; timezone: string }) {
  const messages = useWords(siteMessages);
  const { start, end, name, show, presenters, is_on_air } = airing;
  return (
    <li data-on-air={is_on_air || undefined}>
      <time dateTime={start}>{`${formatTime(start, timezone)} – ${formatTime(end, timezone)}`}</time>
      <span>
        {show ? <a href={show.url}>{name}</a> : name}
        {is_on_air && <span className="pks-badge">{messages.onAir}</span>}
        {presenters.length > 0 && <span className="pks-muted">{` ${presenters.join(', ')}`}</span>}
      </span>
    </li>
  );
}
