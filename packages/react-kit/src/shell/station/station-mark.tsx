import './station.css';

/** The station's mark: waves on the station's colour. */
export function StationMark() {
  return (
    <span className="pk-station-mark" aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 10.5c2.4-4 4.7-4 6.3-1.2s4 2.800 6.300 0 4-2.400 6.400.7M2.500 16.500c2.400-4 4.700-4 6.300-1.200s4 2.800 6.300 0 4-2.400 6.400.7" />
      </svg>
    </span>
  );
}
