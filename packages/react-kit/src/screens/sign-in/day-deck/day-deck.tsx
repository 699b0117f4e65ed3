import { drawDay } from './draw-day.ts';

const width = 600;
const height = 200;
const day = drawDay(width, height);
const hours = ['04:00', '05:00', '06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00', '13:00'];

/** A recorded day up to its live edge, as decoration: it is no station's broadcast, so no clock runs. */
export function DayDeck() {
  return (
    <>
      <svg className="pk-day-deck-wave" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {day.map(({ color, peaks, body }) => (
          <g key={color} fill={`var(--pk-color-${color})`}>
            <path d={peaks} opacity="0.5" />
            <path d={body} />
          </g>
        ))}
      </svg>
      <span className="pk-day-deck-edge" />
      <span className="pk-day-deck-hours pk-readout">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </span>
    </>
  );
}
