import type { PublicSchedule } from '@postkit/sdk/public';
import { useWords } from '../words/use-words.ts';
import { byDay } from './by-day.ts';
import { SiteBlock } from './site-block.tsx';
import { formatMoment, formatTime } from './site-time.ts';
import { siteMessages } from './site.messages.ts';
import { type BlockProps, useSiteData } from './use-site-data.ts';

export interface ScheduleProps extends BlockProps<PublicSchedule> {
  /** 1 to 14, from today; default 7. */
  days?: number | undefined;
}

/** The hours of the station's recorded shows, by day. */
export function Schedule({ days, heading, ...block }: ScheduleProps) {
  const messages = useWords(siteMessages);
  const state = useSiteData(block, (client, signal) => client.schedule({ days }, { signal }), {
    subject: days ?? '',
    every: 60_000,
  });
  const Day = heading === false ? 'h2' : 'h3';
  return (
    <SiteBlock heading={heading ?? messages.schedule} state={state}>
      {({ programmes, timezone }) =>
        programmes.length === 0 ? (
          <p className="pks-muted">{messages.noSchedule}</p>
        ) : (
          <div>
            {byDay(programmes).map(([date, ofDay]) => (
              <div key={date}>
                <Day className="pks-day">
                  {formatMoment(`${date}T12:00:00Z`, 'UTC', {
                    weekday: 'long',
                    day: 'numeric',
                    month: 'long',
                  })}
                </Day>
                <ul className="pks-times">
                  {ofDay.map(({ start, end, show, is_on_air }) => (
                    <li key={`${start} ${show.id}`} data-on-air={is_on_air || undefined}>
                      <time
                        dateTime={start}
                      >{`${formatTime(start, timezone)} – ${formatTime(end, timezone)}`}</time>
                      <span>
                        <a href={show.url}>{show.title}</a>
                        {is_on_air && <span className="pks-badge">{messages.onAir}</span>}
                      </span>
                    </li>
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
